import { FetchedPart, fetchedPart } from '../../../components/fetched-part.tsx';
import { fetched } from '../../../routes/chunk-error.ts';
import type { ProviderNavigation } from './use-provider-sign-in.ts';

const schoolSignIn = fetchedPart(async () => (await fetched(import('./school-sign-in.tsx'))).SchoolSignIn);

/** The school login for a typed address. Renders nothing without an address, or if the part cannot be loaded. */
export const SchoolWayIn = (props: ProviderNavigation & { readonly email: string }) =>
  props.email.includes('@') ? (
    <FetchedPart part={schoolSignIn} renderMissing={() => null}>
      {(SchoolSignIn) => <SchoolSignIn {...props} />}
    </FetchedPart>
  ) : null;
