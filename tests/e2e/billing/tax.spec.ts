import { expectAccessible } from '../accessibility.ts';
import { expect, ignoreErrors, test } from '../fixtures.ts';
import { scriptRuns } from '../script-runs.ts';

/** A complete PDF, which the file inspector accepts. */
const paper = (name: string, text = '') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R ${text}>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
});

test('[LIC-5] [LIC-7] the tax depends on the country; a certificate is sent, then accepted by our staff; a purchase order has its PDF', async ({
  page,
  elsewhere,
  consoleErrors,
  demo,
}) => {
  test.slow();
  const buyer = elsewhere;
  await demo.logIn(buyer, 'owner', '/checkout/purchase');
  const price = buyer.getByRole('region', { name: 'Order summary' });
  const billing = buyer.getByRole('region', { name: 'Billing address' });
  await expect(price).toContainText('Sales tax: exempt, as stated by the buyer');
  await scriptRuns(buyer);
  await billing.getByRole('combobox', { name: 'Country' }).selectOption('Germany');
  await billing.getByRole('checkbox', { name: 'We are exempt from tax' }).uncheck();
  await expect(price).toContainText('VAT, 19% in Germany$1,691.00');
  await expectAccessible(buyer);
  await billing.getByRole('textbox', { name: /Tax ID/ }).fill('DE 123 456 789');
  await expect(price).toContainText('reverse charge. The buyer accounts for it, under DE123456789');
  await billing.getByRole('checkbox', { name: 'We are exempt from tax' }).check();
  await billing.getByRole('button', { name: 'Send a certificate' }).click();
  const sending = buyer.getByRole('dialog', { name: 'Send your exemption certificate' });
  const file = sending.getByLabel('The certificate as a PDF');
  await file.setInputFiles(paper('trap.pdf', '/OpenAction<</S/JavaScript/JS(app.alert(1))>>'));
  await sending.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(sending.getByText(/This PDF contains links, scripts/)).toBeVisible();
  await expectAccessible(buyer);
  await file.setInputFiles(paper('exempt.pdf'));
  await sending.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(billing.getByText(/will review it soon/)).toBeVisible();
  await price.getByRole('radio', { name: 'Purchase order' }).check();
  await price.getByRole('textbox', { name: 'Purchase order number' }).fill('PO 4712');
  await price.getByLabel(/Purchase order \(PDF\)/).setInputFiles(paper('po.pdf'));
  await price.getByRole('button', { name: /^Place the order/ }).click();
  await expect(buyer.getByText(/your order is placed, and the license is yours/)).toBeVisible();

  await buyer.goto('/settings/license');
  const sent = buyer.getByRole('list', { name: 'Files you sent' }).getByRole('listitem');
  await expect(sent).toHaveCount(2);
  await expectAccessible(buyer);
  const [form] = await Promise.all([
    buyer.waitForEvent('download'),
    buyer.getByRole('button', { name: 'Download our W-9' }).click(),
  ]);
  expect(form.suggestedFilename()).toBe('w-9.pdf');

  await demo.logInAsAdmin(page);
  await page.goto('/users/orders?filter=purchaseOrder.contains:4712');
  await page.getByRole('link', { name: /^INV-/ }).click();
  const files = page.getByRole('list', { name: 'Buyer’s files' });
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await files.getByRole('button', { name: 'Accept' }).click();
  const accepting = page.getByRole('dialog', { name: 'Accept the certificate' });
  await accepting.getByLabel(/Valid until/).fill('2099-06-30');
  await expectAccessible(page);
  await accepting.getByRole('button', { name: 'Accept' }).click();
  await expect(files.getByText('Accepted until 06/30/2099')).toBeVisible();
  await buyer.goto('/checkout/purchase');
  await expect(price).toContainText('VAT: exempt by certificate');
  ignoreErrors(consoleErrors, /status of 403/);
});
