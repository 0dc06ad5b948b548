import { SkipLink } from '../components/menus/skip-link.tsx';
import { StepList } from '../components/menus/step-list.tsx';
import type { LayoutProps } from './layout-props.ts';
import { PageMain } from './page-main.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Public orders: no account in sight; `steps` says how far the order is. */
export const SelfServiceLayout = ({
  header,
  children,
  steps,
  currentStep = 0,
}: LayoutProps & { readonly steps?: readonly string[]; readonly currentStep?: number }) => (
  <div className="site">
    <SkipLink />
    <SiteHeader header={header} navigation={false} />
    <PageMain>
      {steps === undefined ? null : <StepList steps={steps} current={currentStep} />}
      {children}
    </PageMain>
    <SiteFooter />
  </div>
);
