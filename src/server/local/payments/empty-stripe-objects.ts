import type Stripe from 'stripe';

/** The fields of payment objects that Stripe always returns but our payments do not use. They are empty. */

type Empty<Whole, Given extends keyof Whole> = Omit<Whole, Given>;

export const emptyRefund: Empty<
  Stripe.Refund,
  'id' | 'amount' | 'charge' | 'created' | 'currency' | 'metadata' | 'payment_intent' | 'status'
> = {
  object: 'refund',
  destination_details: { card: { type: 'refund' }, type: 'card' },
  balance_transaction: null,
  customer: null,
  customer_account: null,
  payment_method: null,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  transfer_reversal: null,
};

const nobody = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };

export const emptyCharge: Empty<
  Stripe.Charge,
  | 'id'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'created'
  | 'currency'
  | 'description'
  | 'disputed'
  | 'metadata'
  | 'paid'
  | 'payment_intent'
  | 'refunds'
  | 'refunded'
  | 'status'
> = {
  object: 'charge',
  billing_details: { address: nobody, email: null, name: null, phone: null, tax_id: null },
  fraud_details: {},
  livemode: false,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  calculated_statement_descriptor: null,
  customer: null,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  on_behalf_of: null,
  outcome: null,
  payment_method: null,
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
};

export const emptyDispute: Empty<
  Stripe.Dispute,
  'id' | 'amount' | 'charge' | 'created' | 'currency' | 'payment_intent' | 'status'
> = {
  object: 'dispute',
  balance_transactions: [],
  enhanced_eligibility_types: [],
  evidence: {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
    enhanced_evidence: {},
  },
  evidence_details: {
    due_by: null,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'manual',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_method_details: {
    card: { brand: 'visa', case_type: 'chargeback', network: 'visa', network_reason_code: '10.4' },
    type: 'card',
  },
  reason: 'general',
};

export const emptyIntent: Empty<
  Stripe.PaymentIntent,
  | 'id'
  | 'amount'
  | 'amount_received'
  | 'created'
  | 'currency'
  | 'description'
  | 'latest_charge'
  | 'metadata'
  | 'status'
> = {
  object: 'payment_intent',
  amount_capturable: 0,
  amount_details: { tip: {} },
  capture_method: 'automatic',
  confirmation_method: 'automatic',
  livemode: false,
  payment_method_types: ['card', 'us_bank_account'],
  allowed_payment_method_types: null,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  client_secret: null,
  customer: null,
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
};

export const emptySession: Empty<
  Stripe.Checkout.Session,
  | 'id'
  | 'amount_subtotal'
  | 'amount_total'
  | 'cancel_url'
  | 'client_reference_id'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'expires_at'
  | 'payment_intent'
  | 'mode'
  | 'payment_status'
  | 'setup_intent'
  | 'status'
  | 'success_url'
  | 'url'
> = {
  object: 'checkout.session',
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  livemode: false,
  metadata: {},
  payment_method_types: ['card', 'us_bank_account'],
  shipping_options: [],
  ui_mode: 'hosted_page',
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  customer: null,
  customer_account: null,
  customer_creation: null,
  customer_details: null,
  discounts: null,
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  locale: null,
  managed_payments: null,
  origin_context: null,
  payment_link: null,
  payment_method_collection: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  shipping_address_collection: null,
  shipping_cost: null,
  submit_type: null,
  subscription: null,
  total_details: null,
  wallet_options: null,
};
