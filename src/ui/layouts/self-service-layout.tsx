import { SkipLink } from '../components/menus/skip-link.tsx';
import { StepList } from '../components/menus/step-list.tsx';
import type { LayoutProps } from './layout-props.ts';
import { PageMain } from './page-main.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The layout of public orders, without the account menu. `steps` shows the progress of the order. */
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
