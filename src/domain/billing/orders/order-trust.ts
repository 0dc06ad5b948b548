/**
 * The license that an order on invoice grants before it is paid. `verified`: the license until the grace period of its invoice ends. `limited`: the license for
 * 30 days from the order. `none`: no license until our staff confirm the order or it is paid.
 */
export const orderTrusts = ['verified', 'limited', 'none'] as const;
export type OrderTrust = (typeof orderTrusts)[number];
