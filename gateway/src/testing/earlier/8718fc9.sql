CREATE TABLE public.address_books (
    user_id text NOT NULL,
    main_id text,
    version integer NOT NULL
);
CREATE TABLE public.addresses (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    alias text NOT NULL,
    address text NOT NULL,
    rt_rw text NOT NULL,
    landmark text NOT NULL,
    courier_note text NOT NULL,
    district_id text NOT NULL,
    subdistrict_id text,
    postal_code text NOT NULL,
    phone text NOT NULL,
    type text NOT NULL,
    latitude double precision,
    longitude double precision,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.analytics_ids (
    client_id text NOT NULL,
    user_id text,
    guest_id text,
    seen_at timestamp with time zone NOT NULL
);
CREATE TABLE public.bank_bills (
    reference text NOT NULL,
    payment_id text NOT NULL,
    method text NOT NULL,
    amount bigint NOT NULL,
    account_number text,
    order_serial text NOT NULL,
    return_url text NOT NULL,
    email text,
    state text NOT NULL,
    challenge text,
    attempts integer NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.bank_callbacks (
    id text NOT NULL,
    body text NOT NULL,
    sent_at timestamp with time zone,
    tries integer NOT NULL,
    next_try_at timestamp with time zone NOT NULL
);
CREATE TABLE public.banners (
    id integer NOT NULL,
    place text NOT NULL,
    "position" smallint NOT NULL,
    title jsonb NOT NULL,
    text jsonb NOT NULL,
    image text NOT NULL,
    link text NOT NULL
);
CREATE TABLE public.brands (
    id integer NOT NULL,
    alias text NOT NULL,
    name text NOT NULL,
    product_count integer NOT NULL
);
CREATE TABLE public.business_profiles (
    user_id text NOT NULL,
    status text NOT NULL,
    company_name text NOT NULL,
    business_type text NOT NULL,
    npwp text NOT NULL,
    owner_name text NOT NULL,
    address text NOT NULL,
    note text,
    submitted_at timestamp with time zone NOT NULL
);
CREATE TABLE public.campaigns (
    id integer NOT NULL,
    alias text NOT NULL,
    "position" smallint NOT NULL,
    title jsonb NOT NULL,
    text jsonb NOT NULL,
    image text NOT NULL
);
CREATE TABLE public.cart_lines (
    user_id text NOT NULL,
    product_id integer NOT NULL,
    quantity integer NOT NULL,
    selected boolean NOT NULL,
    saved boolean NOT NULL,
    sequence bigint NOT NULL,
    seen_prices jsonb NOT NULL,
    added_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.cart_notes (
    user_id text NOT NULL,
    seller_id integer NOT NULL,
    note text NOT NULL,
    sequence bigint NOT NULL
);
CREATE TABLE public.carts (
    user_id text NOT NULL,
    id text NOT NULL,
    version integer NOT NULL,
    sequence bigint NOT NULL
);
CREATE TABLE public.categories (
    id integer NOT NULL,
    parent_id integer,
    level smallint NOT NULL,
    slug text NOT NULL,
    name_id text NOT NULL,
    name_en text NOT NULL,
    area text NOT NULL,
    is_adult boolean NOT NULL,
    product_count integer NOT NULL,
    path jsonb NOT NULL
);
CREATE TABLE public.counters (
    key text NOT NULL,
    count integer NOT NULL,
    ends_at timestamp with time zone NOT NULL
);
CREATE TABLE public.daily_deal_pool (
    product_id integer NOT NULL,
    deal_group smallint NOT NULL,
    "position" smallint NOT NULL,
    price integer NOT NULL,
    quota integer NOT NULL,
    base_sold integer NOT NULL,
    max_quantity integer NOT NULL
);
CREATE TABLE public.daily_deal_sales (
    deal_id integer NOT NULL,
    product_id integer NOT NULL,
    sold integer NOT NULL,
    CONSTRAINT daily_deal_sales_sold_check CHECK ((sold >= 0))
);
CREATE TABLE public.deal_reminders (
    deal_id integer NOT NULL,
    user_id text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.flags (
    name text NOT NULL,
    enabled boolean NOT NULL
);
CREATE TABLE public.inbox_messages (
    id text NOT NULL,
    channel text NOT NULL,
    recipient text NOT NULL,
    subject text,
    text text NOT NULL,
    html text,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.notifications (
    id text NOT NULL,
    user_id text NOT NULL,
    kind text NOT NULL,
    order_id text,
    order_serial text,
    detail text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone
);
CREATE TABLE public.order_events (
    id text NOT NULL,
    order_id text NOT NULL,
    parcel_id text,
    code text NOT NULL,
    detail text NOT NULL,
    at timestamp with time zone NOT NULL
);
CREATE TABLE public.order_lines (
    id text NOT NULL,
    order_id text NOT NULL,
    parcel_id text NOT NULL,
    user_id text NOT NULL,
    product_id integer NOT NULL,
    alias text NOT NULL,
    vendor_alias text NOT NULL,
    name text NOT NULL,
    image text NOT NULL,
    unit text NOT NULL,
    quantity integer NOT NULL,
    unit_price bigint NOT NULL,
    strike_unit_price bigint NOT NULL,
    deal_id integer,
    tax bigint NOT NULL
);
CREATE TABLE public.order_parcels (
    id text NOT NULL,
    order_id text NOT NULL,
    seller_id integer NOT NULL,
    seller_name text NOT NULL,
    seller_alias text NOT NULL,
    seller_city text NOT NULL,
    state text,
    note text NOT NULL,
    courier jsonb NOT NULL,
    address jsonb NOT NULL,
    subtotal bigint NOT NULL,
    tracking_number text,
    step integer NOT NULL,
    next_step_at timestamp with time zone,
    is_pkp boolean DEFAULT true NOT NULL
);
CREATE TABLE public.orders (
    id text NOT NULL,
    serial text NOT NULL,
    user_id text NOT NULL,
    idempotency_key text NOT NULL,
    body_hash text NOT NULL,
    state text NOT NULL,
    totals jsonb NOT NULL,
    promo_code text NOT NULL,
    cash_back_state text NOT NULL,
    points_earned bigint NOT NULL,
    facture jsonb,
    cancel_reason text,
    line_count integer NOT NULL,
    payment_deadline timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    completed_at timestamp with time zone
);
CREATE TABLE public.otas (
    hash text NOT NULL,
    purpose text NOT NULL,
    user_id text,
    target text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.otp_requests (
    id text NOT NULL,
    purpose text NOT NULL,
    user_id text,
    target text NOT NULL,
    channel text NOT NULL,
    code_hash text NOT NULL,
    attempts integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    verified_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.payment_secrets (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.payments (
    id text NOT NULL,
    order_id text NOT NULL,
    order_serial text NOT NULL,
    user_id text NOT NULL,
    method text NOT NULL,
    state text NOT NULL,
    amount bigint NOT NULL,
    unique_code integer NOT NULL,
    account_number text,
    reference text,
    url text,
    failure text,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone
);
CREATE TABLE public.pictures (
    key text NOT NULL,
    descriptor jsonb NOT NULL
);
CREATE TABLE public.popular_keywords (
    keyword text NOT NULL,
    "position" smallint NOT NULL
);
CREATE TABLE public.product_reviews (
    id text NOT NULL,
    product_id integer NOT NULL,
    user_id text,
    buyer_name text NOT NULL,
    rating smallint NOT NULL,
    text text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.product_search (
    id integer NOT NULL,
    words tsvector NOT NULL,
    head text NOT NULL,
    popularity integer NOT NULL,
    price integer NOT NULL,
    discount_percentage smallint NOT NULL,
    rating real NOT NULL,
    sold integer NOT NULL,
    listed_at timestamp with time zone NOT NULL,
    category1 smallint NOT NULL,
    category2 smallint NOT NULL,
    category3 smallint NOT NULL,
    brand_id integer,
    seller_id integer NOT NULL,
    city text NOT NULL,
    membership smallint NOT NULL,
    free_shipping boolean NOT NULL,
    personal_courier boolean NOT NULL,
    in_stock boolean NOT NULL,
    is_adult boolean NOT NULL,
    hides_price boolean NOT NULL
);
CREATE TABLE public.product_stock (
    product_id integer NOT NULL,
    stock integer NOT NULL,
    CONSTRAINT product_stock_stock_check CHECK ((stock >= 0))
);
CREATE TABLE public.products (
    id integer NOT NULL,
    alias text NOT NULL,
    seller_id integer NOT NULL,
    category_id integer NOT NULL,
    brand_id integer,
    name text NOT NULL,
    unit text NOT NULL,
    tiers jsonb NOT NULL,
    minimum_order integer NOT NULL,
    step integer NOT NULL,
    weight_grams integer NOT NULL,
    length_cm integer NOT NULL,
    width_cm integer NOT NULL,
    height_cm integer NOT NULL,
    ppn_included boolean NOT NULL,
    is_scg boolean NOT NULL,
    is_adult boolean NOT NULL,
    is_app_only boolean NOT NULL,
    hides_price boolean NOT NULL,
    sold integer NOT NULL,
    rating double precision NOT NULL,
    review_count integer NOT NULL,
    listed_at timestamp with time zone NOT NULL,
    card jsonb NOT NULL,
    description text NOT NULL,
    specification jsonb NOT NULL
);
CREATE TABLE public.promos (
    id integer NOT NULL,
    alias text NOT NULL,
    "position" smallint NOT NULL,
    title jsonb NOT NULL,
    text jsonb NOT NULL,
    terms jsonb NOT NULL,
    image text NOT NULL,
    voucher_code text
);
CREATE TABLE public.provider_codes (
    hash text NOT NULL,
    client_id text NOT NULL,
    redirect_uri text NOT NULL,
    nonce text NOT NULL,
    challenge text NOT NULL,
    subject text NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.referral_codes (
    user_id text NOT NULL,
    code text NOT NULL
);
CREATE TABLE public.referrals (
    order_id text NOT NULL,
    buyer_id text NOT NULL,
    referrer_id text NOT NULL,
    state text NOT NULL
);
CREATE TABLE public.search_histories (
    owner text NOT NULL,
    keyword text NOT NULL,
    entry jsonb NOT NULL,
    searched_at timestamp with time zone NOT NULL
);
CREATE TABLE public.search_word_grams (
    gram text NOT NULL COLLATE pg_catalog."C",
    word text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.search_words (
    word text NOT NULL COLLATE pg_catalog."C",
    frequency integer NOT NULL
);
CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.sections (
    id integer NOT NULL,
    place text NOT NULL,
    "position" smallint NOT NULL,
    title jsonb NOT NULL,
    rule jsonb NOT NULL
);
CREATE TABLE public.seller_messages (
    id text NOT NULL,
    user_id text NOT NULL,
    seller_id integer NOT NULL,
    from_seller boolean NOT NULL,
    text text NOT NULL,
    product_id integer,
    key text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone
);
CREATE TABLE public.seller_search (
    id integer NOT NULL,
    words tsvector NOT NULL,
    popularity integer NOT NULL,
    city text NOT NULL,
    membership smallint NOT NULL,
    rating real NOT NULL,
    is_open boolean NOT NULL,
    free_shipping boolean NOT NULL,
    personal_courier boolean NOT NULL,
    product_count integer NOT NULL,
    categories integer[] NOT NULL
);
CREATE TABLE public.sellers (
    id integer NOT NULL,
    alias text NOT NULL,
    name text NOT NULL,
    city text NOT NULL,
    city_slug text NOT NULL,
    province text NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    membership smallint NOT NULL,
    rating double precision NOT NULL,
    is_open boolean NOT NULL,
    minimum_purchase integer NOT NULL,
    personal_courier boolean NOT NULL,
    free_shipping boolean NOT NULL,
    joined_year smallint NOT NULL,
    response_minutes smallint NOT NULL,
    product_count integer NOT NULL,
    category_ids integer[] NOT NULL,
    top_product_ids integer[] NOT NULL,
    card jsonb NOT NULL,
    is_pkp boolean DEFAULT true NOT NULL
);
CREATE TABLE public.social_accounts (
    provider text NOT NULL,
    subject text NOT NULL,
    user_id text NOT NULL
);
CREATE TABLE public.social_flows (
    state_hash text NOT NULL,
    provider text NOT NULL,
    nonce text NOT NULL,
    code_verifier text NOT NULL,
    browser_hash text NOT NULL,
    challenge text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.social_tickets (
    hash text NOT NULL,
    user_id text NOT NULL,
    challenge text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
CREATE TABLE public.stock_reminders (
    product_id integer NOT NULL,
    user_id text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.streams (
    id integer NOT NULL,
    seller_id integer NOT NULL,
    title text NOT NULL,
    starts_at_minute smallint NOT NULL,
    minutes smallint NOT NULL,
    viewers integer NOT NULL,
    video text NOT NULL,
    product_ids jsonb NOT NULL
);
CREATE TABLE public.suggestions (
    id integer NOT NULL,
    term text NOT NULL COLLATE pg_catalog."C",
    lead text NOT NULL COLLATE pg_catalog."C",
    weight integer NOT NULL,
    kind text NOT NULL,
    target_id integer NOT NULL
);
CREATE TABLE public.telemetry (
    id text NOT NULL,
    source text NOT NULL,
    name text NOT NULL,
    level text NOT NULL,
    content text NOT NULL,
    received_at timestamp with time zone NOT NULL
);
CREATE TABLE public.tender_mails (
    id text NOT NULL,
    tender_id text NOT NULL,
    reader text NOT NULL,
    language text NOT NULL,
    tries integer NOT NULL,
    next_try_at timestamp with time zone NOT NULL
);
CREATE TABLE public.tenders (
    id text NOT NULL,
    number text NOT NULL,
    user_id text,
    key text NOT NULL,
    body_hash text NOT NULL,
    state text NOT NULL,
    item text NOT NULL,
    quantity integer NOT NULL,
    unit text NOT NULL,
    needed_by text NOT NULL,
    place text NOT NULL,
    target_price bigint,
    details text NOT NULL,
    company text NOT NULL,
    name text NOT NULL,
    phone text NOT NULL,
    email text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.tokens (
    hash text NOT NULL,
    kind text NOT NULL,
    user_id text,
    family text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.users (
    id text NOT NULL,
    sso_id text NOT NULL,
    name text NOT NULL,
    email text,
    handphone text,
    email_verified boolean NOT NULL,
    phone_verified boolean NOT NULL,
    password_hash text,
    pin_hash text,
    birth_date text,
    age_verified_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.voucher_grants (
    user_id text NOT NULL,
    voucher_id text NOT NULL
);
CREATE TABLE public.voucher_uses (
    id text NOT NULL,
    voucher_id text NOT NULL,
    user_id text NOT NULL,
    turn integer NOT NULL,
    order_id text NOT NULL,
    state text NOT NULL
);
CREATE TABLE public.vouchers (
    id text NOT NULL,
    code text NOT NULL,
    title jsonb NOT NULL,
    terms jsonb NOT NULL,
    percent integer NOT NULL,
    maximum_discount bigint,
    amount bigint NOT NULL,
    shipping_maximum bigint NOT NULL,
    cash_back_percent integer NOT NULL,
    cash_back_maximum bigint NOT NULL,
    minimum_purchase bigint NOT NULL,
    per_buyer integer NOT NULL,
    quota integer,
    used integer NOT NULL,
    new_buyers_only boolean NOT NULL,
    payment_group text,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    is_listed boolean NOT NULL,
    is_welcome boolean NOT NULL,
    CONSTRAINT vouchers_used_check CHECK ((used >= 0))
);
CREATE TABLE public.wallet_accounts (
    id text NOT NULL,
    user_id text NOT NULL,
    currency text NOT NULL,
    balance bigint NOT NULL,
    status text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.wallet_entries (
    id text NOT NULL,
    transfer_id text NOT NULL,
    account text NOT NULL,
    user_id text,
    currency text NOT NULL,
    amount bigint NOT NULL,
    last_balance bigint,
    category text NOT NULL,
    reference text NOT NULL,
    remark text NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE TABLE public.wallet_settings (
    key text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.wishes (
    user_id text NOT NULL,
    product_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL
);
INSERT INTO public.address_books VALUES
	('1fb5dd3b-a7c9-4a90-9429-4f8ff0b96110', '0hofln8r7k8fea6015b87f2', 1);
INSERT INTO public.addresses VALUES
	('0hofln8r7k8fea6015b87f2', '1fb5dd3b-a7c9-4a90-9429-4f8ff0b96110', 'Ani', 'Toko', 'Jl. Uji 1', '', '', '', '317405', NULL, '12310', '6281200001111', 'shipping', NULL, NULL, '2026-11-23 15:41:21.444+00');
INSERT INTO public.bank_bills VALUES
	('qjyhU5zOf3Lbii9KrKYMH5uH', '0hoflnb14mw561cb2e48d29', 'va-bca', 123500, '3935820709562128', 'BRG261123T4XG9TZ6', 'http://localhost:3000/thank-you/BRG261123T4XG9TZ6', '1fb5dd3b-a7c9-4a90-9429-4f8ff0b96110@contoh.id', 'paid', NULL, 0, '2026-11-24 15:41:24.928+00');
INSERT INTO public.bank_callbacks VALUES
	('0hoflnb37hc004078a0d1eb', '{"payment_id":"0hoflnb14mw561cb2e48d29","reference":"qjyhU5zOf3Lbii9KrKYMH5uH","event":"paid","amount":123500}', '2026-11-23 15:41:25.521+00', 0, '2026-11-23 15:41:25.381+00');
INSERT INTO public.business_profiles VALUES
	('01983f00-0000-7000-8000-000000000001', 'verified', 'PT Santoso Boga Nusantara', 'resto', '0123456789012000', 'Budi Santoso', 'Jl. Kemang Raya No. 12, Jakarta Selatan', NULL, '2026-11-23 15:41:20.311+00');
INSERT INTO public.cart_lines VALUES
	('1fb5dd3b-a7c9-4a90-9429-4f8ff0b96110', 2, 3, true, false, 3, '[{"price": 50000, "discount": null, "quantity_end": 1000000}]', '2026-11-23 15:41:25.526+00', '2026-11-23 15:41:25.526+00');
INSERT INTO public.carts VALUES
	('1fb5dd3b-a7c9-4a90-9429-4f8ff0b96110', '0hofln926mg990b0a8feef6', 3, 3);
INSERT INTO public.kysely_migration VALUES
	('addresses/001-addresses', '2026-11-23T15:41:18.245Z'),
	('campaigns/001-campaigns', '2026-11-23T15:41:18.406Z'),
	('cart/001-cart', '2026-11-23T15:41:18.436Z'),
	('catalogue/001-catalogue', '2026-11-23T15:41:18.501Z'),
	('catalogue/002-pkp', '2026-11-23T15:41:18.517Z'),
	('chat/001-messages', '2026-11-23T15:41:18.557Z'),
	('flags/001-flags', '2026-11-23T15:41:18.578Z'),
	('identity/001-tokens', '2026-11-23T15:41:18.603Z'),
	('identity/002-one-time-codes', '2026-11-23T15:41:18.688Z'),
	('identity/003-counters', '2026-11-23T15:41:18.697Z'),
	('identity/004-social', '2026-11-23T15:41:18.712Z'),
	('identity/005-social-expiry', '2026-11-23T15:41:18.716Z'),
	('inbox/001-messages', '2026-11-23T15:41:18.722Z'),
	('notifications/001-notifications', '2026-11-23T15:41:18.728Z'),
	('notifications/002-without-chat', '2026-11-23T15:41:18.729Z'),
	('orders/001-orders', '2026-11-23T15:41:18.746Z'),
	('orders/002-pkp', '2026-11-23T15:41:18.748Z'),
	('payments/001-payments', '2026-11-23T15:41:18.829Z'),
	('pictures/001-pictures', '2026-11-23T15:41:18.834Z'),
	('reviews/001-reviews', '2026-11-23T15:41:18.894Z'),
	('search/001-search', '2026-11-23T15:41:19.057Z'),
	('search/002-counted-by-index', '2026-11-23T15:41:19.155Z'),
	('telemetry/001-telemetry', '2026-11-23T15:41:19.179Z'),
	('tenders/001-tenders', '2026-11-23T15:41:19.235Z'),
	('users/001-users', '2026-11-23T15:41:19.255Z'),
	('users/002-business', '2026-11-23T15:41:19.371Z'),
	('users/003-analytics-ids', '2026-11-23T15:41:19.426Z'),
	('vouchers/001-vouchers', '2026-11-23T15:41:19.558Z'),
	('wallet/001-wallet', '2026-11-23T15:41:19.642Z'),
	('wishlist/001-wishes', '2026-11-23T15:41:19.665Z');
INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);
INSERT INTO public.notifications VALUES
	('0hoflnb1wewb73a4152d733', '1fb5dd3b-a7c9-4a90-9429-4f8ff0b96110', 'ORDER_CREATED', '0hoflnb0sagecb83b94ca68', 'BRG261123T4XG9TZ6', '', '2026-11-23 15:41:24.928+00', NULL),
	('0hoflnb65yoee98b23241a5', '1fb5dd3b-a7c9-4a90-9429-4f8ff0b96110', 'ORDER_PAID', '0hoflnb0sagecb83b94ca68', 'BRG261123T4XG9TZ6', '', '2026-11-23 15:41:25.492+00', NULL);
INSERT INTO public.order_events VALUES
	('0hoflnb1sk07ad0d9d9d328', '0hoflnb0sagecb83b94ca68', NULL, 'ORDER_CREATED', '', '2026-11-23 15:41:24.928+00'),
	('0hoflnb5zsge5ae25f1e402', '0hoflnb0sagecb83b94ca68', NULL, 'ORDER_PAID', '', '2026-11-23 15:41:25.492+00'),
	('0hoflnb656wbb1bc4e1dfa1', '0hoflnb0sagecb83b94ca68', '0hoflnb1n5k212e9847ef8d', 'PROCESSED', '', '2026-11-23 15:41:25.492+00');
INSERT INTO public.order_lines VALUES
	('0hoflnb1q8o98497570ef9c', '0hoflnb0sagecb83b94ca68', '0hoflnb1n5k212e9847ef8d', '1fb5dd3b-a7c9-4a90-9429-4f8ff0b96110', 2, 'produk-2', 'toko-1', 'Produk 2', 'p', 'karton', 2, 50000, 50000, NULL, 0);
INSERT INTO public.order_parcels VALUES
	('0hoflnb1n5k212e9847ef8d', '0hoflnb0sagecb83b94ca68', 1, 'Toko 1', 'toko-1', 'Kota Jakarta Selatan', 'processed', '', '{"id": "jne-oke", "price": 23500, "company": "JNE", "service": "OKE", "duration_uom": "day", "insurance_fee": 0, "duration_longest": 4, "duration_shortest": 2}', '{"city": "Kota Jakarta Selatan", "name": "Ani", "type": "shipping", "alias": "Toko", "phone": "6281200001111", "rt_rw": "", "address": "Jl. Uji 1", "user_id": "1fb5dd3b-a7c9-4a90-9429-4f8ff0b96110", "district": "Kebayoran Lama", "landmark": "", "latitude": null, "province": "DKI Jakarta", "longitude": null, "district_id": "317405", "postal_code": "12310", "set_default": true, "subdistrict": null, "courier_note": "", "subdistrict_id": null, "shipping_address_id": "0hofln8r7k8fea6015b87f2"}', 100000, NULL, 0, '2026-11-23 15:41:35.492+00', true);
INSERT INTO public.orders VALUES
	('0hoflnb0sagecb83b94ca68', 'BRG261123T4XG9TZ6', '1fb5dd3b-a7c9-4a90-9429-4f8ff0b96110', '70e1f495-d5f4-4cf4-ae5b-614cb902f9dc', 'dc4a5812d44d339c3480eeaab5385d2f3abfee42538e94c792015b84fdbe3737', 'processed', '{"tax": 0, "cash_back": 0, "credit_used": 0, "grand_total": 123500, "points_used": 0, "service_fee": 0, "total_price": 100000, "unique_code": 0, "wallet_used": 0, "insurance_fee": 0, "total_payment": 123500, "total_discount": 0, "total_strike_price": 100000, "total_shipping_price": 23500, "subvention_shipping_fee": 0}', '', 'none', 0, NULL, NULL, 1, '2026-11-24 15:41:24.928+00', '2026-11-23 15:41:24.928+00', '2026-11-23 15:41:25.492+00', NULL);
INSERT INTO public.payment_secrets VALUES
	('callback', '646cb1baf9957a542f2670607bd1bf4f9e922fc24c3af977693ffcfe33ca79f1');
INSERT INTO public.payments VALUES
	('0hoflnb14mw561cb2e48d29', '0hoflnb0sagecb83b94ca68', 'BRG261123T4XG9TZ6', '1fb5dd3b-a7c9-4a90-9429-4f8ff0b96110', 'va-bca', 'paid', 123500, 0, '3935820709562128', 'qjyhU5zOf3Lbii9KrKYMH5uH', 'http://localhost:3000/gateway/bank/qjyhU5zOf3Lbii9KrKYMH5uH', NULL, '2026-11-24 15:41:24.928+00', '2026-11-23 15:41:24.928+00', '2026-11-23 15:41:25.492+00');
INSERT INTO public.product_stock VALUES
	(2, 998);
INSERT INTO public.products VALUES
	(2, 'produk-2', 1, 1, NULL, 'Produk 2', 'karton', '[{"price": 50000, "discount": null, "quantity_end": 1000000}]', 1, 1, 1000, 20, 20, 20, true, false, false, false, false, 0, 0, 0, '2026-11-23 15:41:21.344+00', '{"image": "p"}', '', '[]');
INSERT INTO public.sellers VALUES
	(1, 'toko-1', 'Toko 1', 'Kota Jakarta Selatan', 'jakarta', 'DKI Jakarta', -6.26, 106.8, 3, 4.8, true, 0, false, false, 2020, 10, 1, '{}', '{}', '{}', true);
INSERT INTO public.tokens VALUES
	('6fbd2b02320a78a03fba2df95ab611159aca6ba2d3039a3d11a2ca3f6b76a430', 'access', '1fb5dd3b-a7c9-4a90-9429-4f8ff0b96110', '5fc6cc1f-108f-4886-aefe-23c7d53b6019', '2027-11-23 15:41:21.429+00', NULL, '2026-11-23 15:41:21.438384+00');
INSERT INTO public.users VALUES
	('01983f00-0000-7000-8000-000000000001', '01983f00-0000-7000-9000-000000000001', 'Budi Santoso', 'budi@contoh.id', '6281200000001', true, true, '$argon2id$v=19$m=19456,t=2,p=1$sR/+63H8l+9ycCKFmFcXNQ$FJeYeCir3rvqrJTy5EhrHGivnuRwhoYUYjqwnF2KFoM', '$argon2id$v=19$m=19456,t=2,p=1$9ft7EGaNAAwHI41tuIZbBA$adfemjwDz2MLcohI4oWGGMKqb8zQzY8U5T1hMSs16fI', '1986-08-17', '2026-11-23 15:41:20.3+00', '2026-11-23 15:41:20.3+00'),
	('01983f00-0000-7000-8000-000000000002', '01983f00-0000-7000-9000-000000000002', 'Sari Wulandari', 'sari@contoh.id', '6281200000002', true, true, '$argon2id$v=19$m=19456,t=2,p=1$sR/+63H8l+9ycCKFmFcXNQ$FJeYeCir3rvqrJTy5EhrHGivnuRwhoYUYjqwnF2KFoM', NULL, NULL, NULL, '2026-11-23 15:41:20.303+00'),
	('01983f00-0000-7000-8000-000000000003', '01983f00-0000-7000-9000-000000000003', 'Rio Pratama', 'rio@contoh.id', '6281200000003', true, true, '$argon2id$v=19$m=19456,t=2,p=1$sR/+63H8l+9ycCKFmFcXNQ$FJeYeCir3rvqrJTy5EhrHGivnuRwhoYUYjqwnF2KFoM', NULL, '2010-05-20', NULL, '2026-11-23 15:41:20.304+00'),
	('1fb5dd3b-a7c9-4a90-9429-4f8ff0b96110', '1fb5dd3b-a7c9-4a90-9429-4f8ff0b96110', 'Toko Uji', '1fb5dd3b-a7c9-4a90-9429-4f8ff0b96110@contoh.id', '6286278492432', true, true, NULL, NULL, NULL, NULL, '2026-11-23 15:41:21.396+00');
INSERT INTO public.vouchers VALUES
	('voucher-selamatdatang', 'SELAMATDATANG', '{"en": "Welcome voucher: 20% off + free shipping", "id": "Voucher selamat datang: diskon 20% + gratis ongkir"}', '{"en": ["For your first order", "20% off the price of the goods", "Free shipping up to Rp 200,000"], "id": ["Untuk transaksi pertama", "Diskon 20% dari harga barang", "Gratis ongkir hingga Rp 200.000"]}', 20, NULL, 0, 200000, 0, 0, 0, 1, NULL, 0, true, NULL, '2026-08-25 15:41:20.324+00', '2036-11-20 15:41:20.324+00', true, true),
	('voucher-gratisongkir', 'GRATISONGKIR', '{"en": "Free shipping up to Rp 50,000", "id": "Gratis ongkir hingga Rp 50.000"}', '{"en": ["Minimum purchase Rp 500,000"], "id": ["Minimum belanja Rp 500.000"]}', 0, NULL, 0, 50000, 0, 0, 500000, 20, NULL, 0, false, NULL, '2026-08-25 15:41:20.324+00', '2027-11-23 15:41:20.324+00', true, false),
	('voucher-cashback5', 'CASHBACK5', '{"en": "5% cash back up to Rp 100,000", "id": "Cashback 5% hingga Rp 100.000"}', '{"en": ["Minimum purchase Rp 1,000,000", "Cash back reaches your wallet when the order is completed"], "id": ["Minimum belanja Rp 1.000.000", "Cashback masuk ke saldo setelah pesanan selesai"]}', 0, NULL, 0, 0, 5, 100000, 1000000, 10, NULL, 0, false, NULL, '2026-08-25 15:41:20.324+00', '2027-11-23 15:41:20.324+00', true, false),
	('voucher-borong100', 'BORONG100', '{"en": "Rp 100,000 off", "id": "Potongan Rp 100.000"}', '{"en": ["Minimum purchase Rp 2,000,000"], "id": ["Minimum belanja Rp 2.000.000"]}', 0, NULL, 100000, 0, 0, 0, 2000000, 5, NULL, 0, false, NULL, '2026-08-25 15:41:20.324+00', '2027-11-23 15:41:20.324+00', true, false),
	('voucher-vahemat', 'VAHEMAT', '{"en": "Rp 25,000 off with a virtual account", "id": "Potongan Rp 25.000 dengan virtual account"}', '{"en": ["Minimum purchase Rp 300,000", "For virtual account payments only"], "id": ["Minimum belanja Rp 300.000", "Hanya untuk pembayaran virtual account"]}', 0, NULL, 25000, 0, 0, 0, 300000, 5, NULL, 0, false, 'va_payment', '2026-08-25 15:41:20.324+00', '2027-11-23 15:41:20.324+00', true, false),
	('voucher-percepatan', 'PERCEPATAN', '{"en": "10% off for the first 100 buyers", "id": "Diskon 10% untuk 100 pembeli pertama"}', '{"en": ["Minimum purchase Rp 750,000", "Up to Rp 150,000 off"], "id": ["Minimum belanja Rp 750.000", "Potongan hingga Rp 150.000"]}', 10, 150000, 0, 0, 0, 0, 750000, 1, 100, 0, false, NULL, '2026-08-25 15:41:20.324+00', '2027-11-23 15:41:20.324+00', true, false),
	('voucher-belanjabesar', 'BELANJABESAR', '{"en": "15% off large orders", "id": "Diskon 15% untuk belanja besar"}', '{"en": ["Minimum purchase Rp 1,500,000", "Up to Rp 300,000 off"], "id": ["Minimum belanja Rp 1.500.000", "Potongan hingga Rp 300.000"]}', 15, 300000, 0, 0, 0, 0, 1500000, 1, NULL, 0, false, NULL, '2026-12-07 15:41:20.324+00', '2027-01-22 15:41:20.324+00', true, false);
ALTER TABLE ONLY public.address_books
    ADD CONSTRAINT address_books_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.analytics_ids
    ADD CONSTRAINT analytics_ids_pkey PRIMARY KEY (client_id);
ALTER TABLE ONLY public.bank_bills
    ADD CONSTRAINT bank_bills_payment_id_key UNIQUE (payment_id);
ALTER TABLE ONLY public.bank_bills
    ADD CONSTRAINT bank_bills_pkey PRIMARY KEY (reference);
ALTER TABLE ONLY public.bank_callbacks
    ADD CONSTRAINT bank_callbacks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.banners
    ADD CONSTRAINT banners_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_alias_key UNIQUE (alias);
ALTER TABLE ONLY public.brands
    ADD CONSTRAINT brands_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.business_profiles
    ADD CONSTRAINT business_profiles_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_alias_key UNIQUE (alias);
ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.cart_lines
    ADD CONSTRAINT cart_lines_key PRIMARY KEY (user_id, product_id);
ALTER TABLE ONLY public.cart_notes
    ADD CONSTRAINT cart_notes_key PRIMARY KEY (user_id, seller_id);
ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_id_key UNIQUE (id);
ALTER TABLE ONLY public.carts
    ADD CONSTRAINT carts_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.counters
    ADD CONSTRAINT counters_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.daily_deal_pool
    ADD CONSTRAINT daily_deal_pool_pkey PRIMARY KEY (product_id);
ALTER TABLE ONLY public.daily_deal_sales
    ADD CONSTRAINT daily_deal_sales_pkey PRIMARY KEY (deal_id, product_id);
ALTER TABLE ONLY public.deal_reminders
    ADD CONSTRAINT deal_reminders_pkey PRIMARY KEY (deal_id, user_id);
ALTER TABLE ONLY public.flags
    ADD CONSTRAINT flags_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.inbox_messages
    ADD CONSTRAINT inbox_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_lines
    ADD CONSTRAINT order_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_parcels
    ADD CONSTRAINT order_parcels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_serial_key UNIQUE (serial);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key);
ALTER TABLE ONLY public.otas
    ADD CONSTRAINT otas_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.otp_requests
    ADD CONSTRAINT otp_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment_secrets
    ADD CONSTRAINT payment_secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_order_id_key UNIQUE (order_id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_reference_key UNIQUE (reference);
ALTER TABLE ONLY public.pictures
    ADD CONSTRAINT pictures_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.popular_keywords
    ADD CONSTRAINT popular_keywords_pkey PRIMARY KEY (keyword);
ALTER TABLE ONLY public.product_reviews
    ADD CONSTRAINT product_reviews_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.product_reviews
    ADD CONSTRAINT product_reviews_product_id_user_id_key UNIQUE (product_id, user_id);
ALTER TABLE ONLY public.product_search
    ADD CONSTRAINT product_search_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.product_stock
    ADD CONSTRAINT product_stock_pkey PRIMARY KEY (product_id);
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_alias_key UNIQUE (alias);
ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.promos
    ADD CONSTRAINT promos_alias_key UNIQUE (alias);
ALTER TABLE ONLY public.promos
    ADD CONSTRAINT promos_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.provider_codes
    ADD CONSTRAINT provider_codes_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.referral_codes
    ADD CONSTRAINT referral_codes_code_key UNIQUE (code);
ALTER TABLE ONLY public.referral_codes
    ADD CONSTRAINT referral_codes_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.referrals
    ADD CONSTRAINT referrals_pkey PRIMARY KEY (order_id);
ALTER TABLE ONLY public.search_histories
    ADD CONSTRAINT search_histories_pkey PRIMARY KEY (owner, keyword);
ALTER TABLE ONLY public.search_word_grams
    ADD CONSTRAINT search_word_grams_pkey PRIMARY KEY (gram, word);
ALTER TABLE ONLY public.search_words
    ADD CONSTRAINT search_words_pkey PRIMARY KEY (word);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.sections
    ADD CONSTRAINT sections_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seller_messages
    ADD CONSTRAINT seller_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.seller_messages
    ADD CONSTRAINT seller_messages_user_id_from_seller_key_key UNIQUE (user_id, from_seller, key);
ALTER TABLE ONLY public.seller_search
    ADD CONSTRAINT seller_search_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sellers
    ADD CONSTRAINT sellers_alias_key UNIQUE (alias);
ALTER TABLE ONLY public.sellers
    ADD CONSTRAINT sellers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.social_accounts
    ADD CONSTRAINT social_accounts_key PRIMARY KEY (provider, subject);
ALTER TABLE ONLY public.social_flows
    ADD CONSTRAINT social_flows_pkey PRIMARY KEY (state_hash);
ALTER TABLE ONLY public.social_tickets
    ADD CONSTRAINT social_tickets_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.stock_reminders
    ADD CONSTRAINT stock_reminders_pkey PRIMARY KEY (product_id, user_id);
ALTER TABLE ONLY public.streams
    ADD CONSTRAINT streams_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.suggestions
    ADD CONSTRAINT suggestions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.telemetry
    ADD CONSTRAINT telemetry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tender_mails
    ADD CONSTRAINT tender_mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tenders
    ADD CONSTRAINT tenders_key_key UNIQUE (key);
ALTER TABLE ONLY public.tenders
    ADD CONSTRAINT tenders_number_key UNIQUE (number);
ALTER TABLE ONLY public.tenders
    ADD CONSTRAINT tenders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_handphone_key UNIQUE (handphone);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_sso_id_key UNIQUE (sso_id);
ALTER TABLE ONLY public.voucher_grants
    ADD CONSTRAINT voucher_grants_pkey PRIMARY KEY (user_id, voucher_id);
ALTER TABLE ONLY public.voucher_uses
    ADD CONSTRAINT voucher_uses_order_id_key UNIQUE (order_id);
ALTER TABLE ONLY public.voucher_uses
    ADD CONSTRAINT voucher_uses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.vouchers
    ADD CONSTRAINT vouchers_code_key UNIQUE (code);
ALTER TABLE ONLY public.vouchers
    ADD CONSTRAINT vouchers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.wallet_accounts
    ADD CONSTRAINT wallet_accounts_owner UNIQUE (user_id, currency);
ALTER TABLE ONLY public.wallet_accounts
    ADD CONSTRAINT wallet_accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.wallet_entries
    ADD CONSTRAINT wallet_entries_once UNIQUE (reference, category, account, currency);
ALTER TABLE ONLY public.wallet_entries
    ADD CONSTRAINT wallet_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.wallet_settings
    ADD CONSTRAINT wallet_settings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.wishes
    ADD CONSTRAINT wishes_pkey PRIMARY KEY (user_id, product_id);
CREATE INDEX addresses_user ON public.addresses USING btree (user_id, created_at);
CREATE INDEX analytics_ids_seen ON public.analytics_ids USING btree (seen_at);
CREATE INDEX bank_callbacks_open ON public.bank_callbacks USING btree (next_try_at) WHERE (sent_at IS NULL);
CREATE INDEX business_status ON public.business_profiles USING btree (status, submitted_at);
CREATE INDEX cart_lines_removed ON public.cart_lines USING btree (updated_at) WHERE (quantity = 0);
CREATE INDEX counters_end ON public.counters USING btree (ends_at);
CREATE INDEX daily_deal_pool_group ON public.daily_deal_pool USING btree (deal_group, "position");
CREATE INDEX deal_reminders_user ON public.deal_reminders USING btree (user_id);
CREATE INDEX inbox_recipient ON public.inbox_messages USING btree (recipient, created_at);
CREATE INDEX inbox_time ON public.inbox_messages USING btree (created_at, id);
CREATE INDEX notifications_time ON public.notifications USING btree (created_at);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX notifications_user ON public.notifications USING btree (user_id, id);
CREATE INDEX order_events_order ON public.order_events USING btree (order_id);
CREATE INDEX order_lines_order ON public.order_lines USING btree (order_id);
CREATE INDEX order_lines_user_product ON public.order_lines USING btree (user_id, product_id);
CREATE INDEX order_parcels_due ON public.order_parcels USING btree (next_step_at) WHERE (next_step_at IS NOT NULL);
CREATE INDEX order_parcels_order ON public.order_parcels USING btree (order_id);
CREATE INDEX orders_cash_back ON public.orders USING btree (completed_at) WHERE (cash_back_state = 'failed'::text);
CREATE INDEX orders_unpaid ON public.orders USING btree (payment_deadline) WHERE (state = 'awaiting_payment'::text);
CREATE INDEX orders_user ON public.orders USING btree (user_id, id);
CREATE INDEX orders_user_state ON public.orders USING btree (user_id, state, id);
CREATE INDEX otas_expiry ON public.otas USING btree (expires_at);
CREATE INDEX otp_expiry ON public.otp_requests USING btree (expires_at);
CREATE INDEX otp_user ON public.otp_requests USING btree (user_id, created_at);
CREATE UNIQUE INDEX payments_open_amount ON public.payments USING btree (account_number, amount) WHERE ((unique_code > 0) AND (state = ANY (ARRAY['pending'::text, 'failed'::text])));
CREATE INDEX product_reviews_latest ON public.product_reviews USING btree (product_id, created_at DESC, id);
CREATE INDEX product_search_adult ON public.product_search USING btree (popularity DESC, id) WHERE is_adult;
CREATE INDEX product_search_brand ON public.product_search USING btree (brand_id, popularity DESC, id) INCLUDE (price, rating, hides_price) WHERE (NOT is_adult);
CREATE INDEX product_search_category1 ON public.product_search USING btree (category1, popularity DESC, id) INCLUDE (price, rating, hides_price) WHERE (NOT is_adult);
CREATE INDEX product_search_category2 ON public.product_search USING btree (category2, popularity DESC, id) INCLUDE (price, rating, hides_price) WHERE (NOT is_adult);
CREATE INDEX product_search_category3 ON public.product_search USING btree (category3, popularity DESC, id) INCLUDE (price, rating, hides_price) WHERE (NOT is_adult);
CREATE INDEX product_search_city ON public.product_search USING btree (city, popularity DESC, id) INCLUDE (price, rating, hides_price) WHERE (NOT is_adult);
CREATE INDEX product_search_discounted ON public.product_search USING btree (popularity DESC, id) WHERE ((NOT is_adult) AND (discount_percentage > 0));
CREATE INDEX product_search_listed ON public.product_search USING btree (listed_at DESC, id) WHERE (NOT is_adult);
CREATE INDEX product_search_popularity ON public.product_search USING btree (popularity DESC, id) INCLUDE (price, rating, hides_price) WHERE (NOT is_adult);
CREATE INDEX product_search_price ON public.product_search USING btree (price, id) WHERE (NOT is_adult);
CREATE INDEX product_search_rating ON public.product_search USING btree (rating DESC, id) WHERE (NOT is_adult);
CREATE INDEX product_search_seller ON public.product_search USING btree (seller_id, popularity DESC, id) INCLUDE (price, rating, hides_price) WHERE (NOT is_adult);
CREATE INDEX product_search_sold ON public.product_search USING btree (sold DESC, id) WHERE (NOT is_adult);
CREATE INDEX product_search_words ON public.product_search USING gin (words) WITH (fastupdate=off);
CREATE INDEX provider_codes_expiry ON public.provider_codes USING btree (expires_at);
CREATE UNIQUE INDEX referrals_buyer ON public.referrals USING btree (buyer_id) WHERE (state <> 'void'::text);
CREATE INDEX search_histories_latest ON public.search_histories USING btree (owner, searched_at DESC);
CREATE INDEX sections_place ON public.sections USING btree (place, "position");
CREATE INDEX seller_messages_recent ON public.seller_messages USING btree (user_id, created_at) WHERE (NOT from_seller);
CREATE INDEX seller_messages_talk ON public.seller_messages USING btree (user_id, seller_id, id);
CREATE INDEX seller_messages_unread ON public.seller_messages USING btree (user_id) WHERE ((read_at IS NULL) AND from_seller);
CREATE INDEX seller_search_categories ON public.seller_search USING gin (categories);
CREATE INDEX seller_search_city ON public.seller_search USING btree (city, popularity DESC, id);
CREATE INDEX seller_search_popularity ON public.seller_search USING btree (popularity DESC, id);
CREATE INDEX seller_search_words ON public.seller_search USING gin (words);
CREATE INDEX sellers_city ON public.sellers USING btree (city_slug, city);
CREATE INDEX sellers_place ON public.sellers USING btree (latitude, longitude);
CREATE INDEX social_flows_expiry ON public.social_flows USING btree (expires_at);
CREATE INDEX social_tickets_expiry ON public.social_tickets USING btree (expires_at);
CREATE INDEX stock_reminders_user ON public.stock_reminders USING btree (user_id);
CREATE INDEX suggestions_lead ON public.suggestions USING btree (lead, weight DESC);
CREATE INDEX suggestions_term ON public.suggestions USING btree (term);
CREATE INDEX telemetry_source ON public.telemetry USING btree (source, received_at);
CREATE INDEX telemetry_time ON public.telemetry USING btree (received_at, id);
CREATE INDEX tender_mails_due ON public.tender_mails USING btree (next_try_at);
CREATE INDEX tender_mails_tender ON public.tender_mails USING btree (tender_id);
CREATE INDEX tenders_recent ON public.tenders USING btree (email, created_at);
CREATE INDEX tenders_user ON public.tenders USING btree (user_id, id);
CREATE INDEX tokens_expiry ON public.tokens USING btree (expires_at);
CREATE INDEX tokens_family ON public.tokens USING btree (family);
CREATE INDEX tokens_user ON public.tokens USING btree (user_id);
CREATE UNIQUE INDEX voucher_uses_turn ON public.voucher_uses USING btree (user_id, voucher_id, turn) WHERE (state = 'used'::text);
CREATE INDEX vouchers_listed ON public.vouchers USING btree (ends_at) WHERE is_listed;
CREATE INDEX wallet_entries_user ON public.wallet_entries USING btree (user_id, currency, id);
CREATE INDEX wishes_latest ON public.wishes USING btree (user_id, created_at DESC, product_id);
