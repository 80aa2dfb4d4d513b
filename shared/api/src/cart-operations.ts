const price = 'quantity_end price discount'
const notice = 'code message amount'
const item = `id_item alias vendor_alias name image unit_type product_quantity minimum_order quantity_step maximum maximum_reason
prices { ${price} } unit_price strike_unit_price seen_unit_price product_price_subtotal product_strike_price_subtotal tax
selected can_buy is_scg is_daily_deal is_age_restricted is_app_only sequence notices { ${notice} }`
const answer = `code message adjustments { id_item code message asked quantity } result {
id version sequence total_price total_strike_price total_tax total_quantity line_count company_id notices { ${notice} }
detail { id_vendor vendor_name vendor_alias vendor_location seller_membership_type_id is_open is_pkp minimum_purchase
minimum_purchase_fulfilled minimum_purchase_short vendor_price_subtotal vendor_strike_price_subtotal note note_sequence
notices { ${notice} } details { ${item} } } saved { ${item} } }`

/** Reads the whole cart. */
export const getCart = `query { V1GetCart { ${answer} } }`

/** Writes lines and notes; variables `{ input: { lines, notes } }`. */
export const updateCart = `mutation ($input: V1UpdateCartInput!) { V1UpdateCart(input: $input) { ${answer} } }`

/** Removes lines; variables `{ input: { id_items, sequence } }`. */
export const deleteCart = `mutation ($input: V1DeleteCartInput!) { V1DeleteCart(input: $input) { ${answer} } }`
