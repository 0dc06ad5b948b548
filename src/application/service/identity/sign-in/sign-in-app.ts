import { orderSignInLink, type OrderSignInLink } from '../mail/order-sign-in-link.ts';
import { openSignInLink, type OpenSignInLink, type OpenSignInLinkPorts } from './open-sign-in-link.ts';
import { redeemSignInCode, type RedeemPorts, type RedeemSignInCode } from './redeem-sign-in-code.ts';

export type SignInApp = {
  readonly orderLink: OrderSignInLink;
  readonly openLink: OpenSignInLink;
  readonly redeemCode: RedeemSignInCode;
};

export type SignInPorts = OpenSignInLinkPorts & RedeemPorts;

export const createSignInApp = (ports: SignInPorts): SignInApp => ({
  orderLink: orderSignInLink(ports),
  openLink: openSignInLink(ports),
  redeemCode: redeemSignInCode(ports),
});
