import { Body, Container, Head, Html, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import { productName } from '#domain/product.ts';
import { darkStyles, mailColors } from './mail-colors.ts';

const { canvas, surface, text, line } = mailColors.light;
const fontFamily = "'Atkinson Hyperlegible Next', 'Segoe UI', Helvetica, Arial, sans-serif";

/** The frame of every mail: the product's name, one card, and colors for light and dark mode. `preview` is the text that inboxes show. */
export function MailFrame({ preview, children }: { readonly preview: string; readonly children: ReactNode }) {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{preview}</title>
        <style>{darkStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="canvas"
        style={{ backgroundColor: canvas, fontFamily, margin: 0, padding: '32px 16px' }}
      >
        <Container style={{ maxWidth: '480px' }}>
          <Text
            className="text"
            style={{ color: text, fontSize: '18px', fontWeight: 700, margin: '0 0 16px' }}
          >
            {productName}
          </Text>
          <Section
            className="surface"
            style={{
              backgroundColor: surface,
              border: `1px solid ${line}`,
              borderRadius: '12px',
              padding: '32px',
            }}
          >
            {children}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
