// cspell:disable
import { productName } from '#domain/product.ts';

const choose = 'Su hijo o hija toca su dibujo y su nombre en la lista de la clase.';

export const spanishLetter = {
  language: 'es',
  dear: (name: string) => `Para la familia de ${name}`,
  lead: (classroom: string) =>
    `En ${classroom} aprendemos a programar con ${productName}. Su hijo o hija puede continuar en casa, en cualquier computadora, tableta o teléfono. No hay que instalar nada ni crear una cuenta.`,
  open: (address: string) => `Abra un navegador de Internet y escriba ${address}`,
  scan: (classCode: string | null) =>
    classCode === null
      ? 'Pida el código de la clase a su maestra o maestro.'
      : `Escriba el código de la clase, ${classCode}, o escanee el código QR de la tarjeta.`,
  steps: {
    picture: [choose, 'Luego toca los tres dibujos de la tarjeta, en orden.'],
    word: [choose, 'Luego escribe la palabra de la tarjeta.'],
    code: [choose, 'Luego escribe el código de la tarjeta.'],
  },
  keep: 'Guarde la tarjeta en casa: quien la tenga puede entrar como su hijo o hija. Si se pierde, pida una nueva a su maestra o maestro. No pedimos correo electrónico, teléfono ni fecha de nacimiento.',
} as const;
