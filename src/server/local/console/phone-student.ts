import { loginPictureShapes } from '#domain/classrooms/logins/login-picture-shapes.ts';
import { loginPictures } from '#domain/classrooms/logins/login-pictures.ts';
import { html } from '../html.ts';

const code = html`<section data-screen="student-code" aria-labelledby="student-code-heading" hidden>
  <h2 id="student-code-heading">Find your class</h2>
  <p id="student-told" role="alert"></p>
  <form id="student-code-form">
    <label for="student-code">Class code, or the link in the square of your card</label>
    <input
      id="student-code"
      autocomplete="off"
      autocapitalize="characters"
      spellcheck="false"
      maxlength="300"
      required
    />
    <button type="submit" class="primary wide">Find my class</button>
  </form>
  <button type="button" class="wide" id="student-leave">I am a teacher</button>
</section>`;

const names = html`<section data-screen="student-names" aria-labelledby="student-names-heading" hidden>
  <h2 id="student-names-heading">Who are you?</h2>
  <ul class="phone-choices" id="student-names"></ul>
</section>`;

const login = html`<section data-screen="student-login" aria-labelledby="student-login-heading" hidden>
  <h2 id="student-login-heading"></h2>
  <p id="student-wrong" role="alert"></p>
  <form id="student-login-form">
    <div id="student-pictures" role="group" aria-label="Pictures"></div>
    <p id="student-pointed" role="status"></p>
    <div id="student-typed">
      <label for="student-login" id="student-login-label"></label>
      <input id="student-login" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="100" />
    </div>
    <button type="submit" class="primary wide">Log in</button>
  </form>
  <button type="button" class="wide" id="student-other">This is not me</button>
</section>`;

const board = html`<section data-screen="student-board" aria-labelledby="student-board-heading" hidden>
  <h2 id="student-board-heading"></h2>
  <p id="student-class"></p>
  <p id="student-learning" role="status"></p>
  <div id="student-lessons"></div>
  <button type="button" class="wide" id="student-logout">Log out</button>
</section>`;

const shapes = html`<template id="student-shapes"
  >${loginPictures.map(
    (name) =>
      html`<svg viewBox="0 0 24 24" aria-hidden="true" data-picture="${name}">
        <path d="${loginPictureShapes[name]}" fill-rule="evenodd" />
      </svg>`,
  )}</template
>`;

/** The phone's screens for a student's login: class code, name, login, lessons. */
export const studentScreens = html`${code} ${names} ${login} ${board} ${shapes}`;
