// Written by `node platform/build/widgets.ts --write`.
import '@borong/contract/remote'
import type * as of_react from 'react'

declare module '@borong/contract/remote' {
  interface KnownWidgets {
    'account/account-menu': {
      isInBar?: boolean
      replace?: boolean
    }
    'account/add-address': {
      leave?: () => unknown
      onSaved?: (a: {
        address: string
        alias: string
        city: string
        courier_note: string
        district: string
        district_id: string
        landmark: string
        latitude: null | number
        longitude: null | number
        name: string
        phone: string
        postal_code: string
        province: string
        rt_rw: string
        set_default: boolean
        shipping_address_id: string
        subdistrict: null | string
        subdistrict_id: null | string
        type: 'billing' | 'shipping'
        user_id: string
      }) => void
    }
    'account/notification-count': {}
    'account/push-offer': {
      reason: 'bill' | 'order'
    }
    'account/unread-count': {}
    'billing/due-bills': {}
    'checkout/add-to-cart': {
      form?: string
      product: {
        alias?: string
        id: string
        image: string
        minimum_order: number
        name: string
        prices: readonly { discount: null | number; price: number; quantity_end: number }[]
        seller: { alias: string; id: string; name: string }
        step: number
        stock: number
        unit: string
      }
      quantity?: number
    }
    'checkout/buy-now': {
      form?: string
      product: {
        alias?: string
        id: string
        image: string
        minimum_order: number
        name: string
        prices: readonly { discount: null | number; price: number; quantity_end: number }[]
        seller: { alias: string; id: string; name: string }
        step: number
        stock: number
        unit: string
      }
      quantity?: number
    }
    'checkout/cart-count': {}
    'checkout/cart-drawer': {
      message?: string
      onClose: () => void
    }
    'checkout/open-payment': {
      id: string
      onState?: (a: 'cancelled' | 'expired' | 'failed' | 'paid' | 'pending') => void
    }
    'checkout/payment-methods': {
      amount: number
      company?: string
      onChange: (
        a: null | { payment_id: string; payment_name: string; service_fee: number },
      ) => void
      value?: string
      wallet?: boolean
      without?: readonly string[]
    }
    'checkout/unpaid-count': {}
    'marketplace/category-list': {
      replace?: boolean
    }
    'marketplace/destination': {}
    'marketplace/product-card': {
      action?: of_react.ReactNode
      item: {
        agreed_price?: string
        alias: string
        content?: { amount: number; measure: 'kg' | 'l' | 'piece' }
        discount: null | number
        discount_percentage: null | number
        free_ongkir_nusantara: boolean
        id: string
        image: string
        in_stock: boolean
        is_age_restricted: boolean
        is_app_only: boolean
        is_personal_courier: boolean
        is_show_rating: boolean
        masked_discount: boolean
        masked_price: boolean
        minimum_order: number
        name: string
        ppn_included: boolean
        price: null | number
        rating: number
        review_count: number
        seller_membership_type_id: 0 | 2 | 3
        sold: number
        tier_hint: null | { quantity: number; save_percentage: number }
        unit_type: string
        vendor_alias: string
        vendor_location: string
        vendor_name: string
      }
      sizes?: string
    }
    'marketplace/product-list': {
      filters: {
        age_restricted?: string
        all_offers?: string
        attr?: string
        brand?: string
        category?: string
        city?: string
        discounted?: string
        district_id?: string
        exact?: string
        free_shipping?: string
        group?: string
        in_stock?: string
        keyword?: string
        membership?: string
        order_by?:
          | ''
          | 'best_selling'
          | 'delivered_asc'
          | 'newest'
          | 'per_unit_asc'
          | 'price_asc'
          | 'price_desc'
          | 'rating'
          | 'relevance'
        page?: string
        personal_courier?: string
        price_max?: string
        price_min?: string
        rating?: string
        seller?: string
      }
    }
    'marketplace/product-rail': {
      filters: {
        age_restricted?: string
        all_offers?: string
        attr?: string
        brand?: string
        category?: string
        city?: string
        discounted?: string
        district_id?: string
        exact?: string
        free_shipping?: string
        group?: string
        in_stock?: string
        keyword?: string
        membership?: string
        order_by?:
          | ''
          | 'best_selling'
          | 'delivered_asc'
          | 'newest'
          | 'per_unit_asc'
          | 'price_asc'
          | 'price_desc'
          | 'rating'
          | 'relevance'
        page?: string
        personal_courier?: string
        price_max?: string
        price_min?: string
        rating?: string
        seller?: string
      }
      title: string
      to?: string
    }
    'marketplace/search-box': {
      hasFocus?: boolean
    }
    'marketplace/seller-badge': {
      seller: {
        alias: string
        image?: string
        is_open?: boolean
        location?: string
        name: string
        seller_membership_type_id?: 0 | 2 | 3
      }
    }
    'services/ask-quote': {
      items: { product_id: string; quantity: number }[]
      source: 'cart' | 'list' | 'product'
    }
    'services/business-documents': {
      files: readonly {
        id: string
        name: string
        size: number
        type:
          | 'application/pdf'
          | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
          | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
          | 'image/jpeg'
          | 'image/png'
          | 'image/webp'
          | 'text/csv'
          | 'text/plain'
      }[]
      onChange: (
        a: readonly {
          id: string
          name: string
          size: number
          type:
            | 'application/pdf'
            | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
            | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
            | 'image/jpeg'
            | 'image/png'
            | 'image/webp'
            | 'text/csv'
            | 'text/plain'
        }[],
      ) => void
    }
  }
}
