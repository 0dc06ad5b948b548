import { generateKeyPairSync } from 'node:crypto';

const { privateKey } = generateKeyPairSync('ed25519');
const serviceAccount = {
  type: 'service_account',
  project_id: 'blockyard-test',
  client_email: 'worker@blockyard-test.iam.gserviceaccount.com',
  private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
};

export const workerSettings = (databaseUrl: string, smtpUrl: string) => ({
  DATABASE_URL: databaseUrl,
  FIREBASE_PROJECT_ID: 'blockyard-test',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'blockyard-test.firebaseapp.com',
  FIREBASE_SERVICE_ACCOUNT: JSON.stringify(serviceAccount),
  SECRET_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'hello@blockyard.test',
  PUBLIC_URL: 'https://blockyard.test',
  LOG_LEVEL: 'error',
});
