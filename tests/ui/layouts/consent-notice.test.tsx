import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fullConsent, requiredSubjects } from '#domain/identity/consents/consent.ts';
import { AppProvider } from '#ui/app-context.tsx';
import { ConsentNotice } from '#ui/layouts/consent-notice.tsx';
import { anAccount } from '../../builders/an-account.ts';
import { aPage } from '../../builders/a-page.ts';
import { aService } from '../../builders/a-service.ts';

const ada = { email: 'ada@lovelace.test', password: 'difference-engine', emailVerified: true };

async function open(before: (world: ReturnType<typeof aService>, id: string) => Promise<void>) {
  const service = aService();
  const { client } = aPage(service);
  const { id, email } = service.identity.addUser(ada);
  await service.accounts.open(anAccount({ id, email }));
  await before(service, id);
  await client.auth.signIn(ada);
  render(
    <AppProvider app={client}>
      <ConsentNotice />
    </AppProvider>,
  );
  return { ...service, id };
}

const button = () => screen.queryByRole('button', { name: 'I agree' });

test('[ORG-10] a new version needs to be accepted, and the record has both versions', async () => {
  const old = requiredSubjects.map((subject) => ({ subject, version: '1999-12-31', given: true }));
  const { consents, id } = await open((service, account) => service.consents.record(account, old));
  await userEvent.click(await screen.findByRole('button', { name: 'I agree' }));
  await waitFor(() => expect(button()).toBeNull());
  expect(consents.all(id)).toMatchObject([...old, ...fullConsent(false)]);
});

test('[ORG-10] a user who accepted the current versions is not asked', async () => {
  const { consents, id } = await open((service, account) =>
    service.consents.record(account, fullConsent(false)),
  );
  await new Promise((resolve) => void setTimeout(resolve));
  expect(button()).toBeNull();
  expect(consents.all(id)).toHaveLength(2);
});
