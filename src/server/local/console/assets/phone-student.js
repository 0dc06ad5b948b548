/** The student's phone at `/dev/phone`: calls `/v1/app/entry` and shows the responses (ROS-8). */
(() => {
  const kept = 'blockyard-phone-student';
  const picturesPerLogin = 3;
  const states = [
    ['started', 'Started'],
    ['needs_help', 'I need help'],
    ['done', 'Done'],
  ];
  const asked = {
    word: 'Type the word of your card',
    code: 'Type the code of your card',
    picture: 'Tap your three pictures, in their order',
  };
  const shownDay = (day) => (day ?? '').replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');
  /** The text for a child, by the state of their class's license. */
  const told = {
    open: () => '',
    ending: (day) => `You can work here until ${shownDay(day)}.`,
    'view-only': () => 'You can look at your lessons. To work on them, ask your teacher.',
  };
  const part = (id) => document.getElementById(`student-${id}`);
  const show = (name) => {
    for (const screen of document.querySelectorAll('[data-screen]')) {
      screen.hidden = screen.dataset.screen !== name;
    }
  };

  let classCode = '';
  let chosen = null;
  let pointed = [];
  let token = sessionStorage.getItem(kept);
  const keep = (given) => {
    token = given;
    if (given === null) sessionStorage.removeItem(kept);
    else sessionStorage.setItem(kept, given);
  };

  function buttonOf(words, onPress) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = words;
    button.addEventListener('click', onPress);
    return button;
  }
  function itemOf(...children) {
    const item = document.createElement('li');
    item.append(...children);
    return item;
  }

  async function ask(method, path, body) {
    const reply = await fetch(`/v1/app/entry${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { 'blockyard-student': token }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const line = document.createElement('li');
    line.textContent = `${method} /v1/app/entry${path} → ${reply.status}`;
    document.getElementById('phone-log').prepend(line);
    const seconds = Number(reply.headers.get('retry-after') ?? 0);
    return { ok: reply.ok, minutes: Math.ceil(seconds / 60), body: await reply.json() };
  }

  function begin(words = '') {
    keep(null);
    part('told').textContent = words;
    show('student-code');
  }

  /** The text for a child whose login is refused, by reason. */
  function reason({ body, minutes }) {
    if (body.type === '/problems/entry/wrong-class-code') return 'No class has this code. Ask your teacher.';
    if (body.type === '/problems/entry/no-login') return 'You have no card yet. Ask your teacher.';
    if (body.type === '/problems/entry/wrong-login')
      return 'That was not it. Look at your card, and try again.';
    return `Please wait ${minutes} minutes, or ask your teacher to let you in.`;
  }

  async function enter() {
    const { ok, body } = await ask('GET', '/assignments');
    if (!ok) return begin('Your time is over. Log in again.');
    const { student, classroom, learning, assignments } = body.data;
    part('learning').textContent = told[learning.state](learning.lastDay);
    part('board-heading').textContent = `Hello, ${student.name}`;
    part('class').textContent = classroom;
    const lessons = assignments.map(({ id, title, activities, progress }) => {
      const lesson = document.createElement('section');
      lesson.setAttribute('aria-label', title);
      const heading = document.createElement('h3');
      heading.textContent = title;
      const list = document.createElement('ul');
      list.append(
        ...activities.map((activity) => {
          const said = progress.find(({ activityId }) => activityId === activity.id)?.state;
          const buttons = states.map(([state, words]) => {
            const button = buttonOf(words, async () => {
              await ask('PUT', `/assignments/${id}/activities/${activity.id}`, { state });
              await enter();
            });
            button.setAttribute('aria-label', `${activity.title}: ${words}`);
            button.setAttribute('aria-pressed', String(said === state));
            button.disabled = learning.state === 'view-only';
            return button;
          });
          return itemOf(activity.title, document.createElement('br'), ...buttons);
        }),
      );
      lesson.append(heading, list);
      return lesson;
    });
    part('lessons').replaceChildren(...lessons);
    return show('student-board');
  }

  function point(name) {
    pointed = [...pointed, name].slice(-picturesPerLogin);
    part('pointed').textContent = pointed.join(', ');
  }

  async function choose(studentId) {
    const { ok, body, ...answer } = await ask('POST', '/student', { classCode, studentId });
    if (!ok) return begin(reason({ body, ...answer }));
    const { name, kind, pictures } = body.data;
    chosen = { studentId, kind };
    pointed = [];
    part('wrong').textContent = '';
    part('pointed').textContent = '';
    part('login').value = '';
    part('login-heading').textContent = `Hello, ${name}`;
    part('login-label').textContent = asked[kind];
    part('typed').hidden = kind === 'picture';
    part('pictures').hidden = kind !== 'picture';
    part('pictures').setAttribute('aria-label', asked.picture);
    part('pictures').replaceChildren(
      ...pictures.map((picture) => {
        const button = buttonOf('', () => point(picture));
        button.setAttribute('aria-label', picture);
        const shape = part('shapes').content.querySelector(`[data-picture='${picture}']`);
        button.append(shape.cloneNode(true));
        return button;
      }),
    );
    return show('student-login');
  }

  async function find(typed) {
    const [, code = typed, studentId] = /student=([^.]+)\.(.+)/.exec(typed) ?? [];
    classCode = code;
    const { ok, body, ...answer } = await ask('POST', '', { classCode });
    if (!ok) return begin(reason({ body, ...answer }));
    part('told').textContent = '';
    if (studentId !== undefined) return choose(studentId);
    part('names').replaceChildren(
      ...body.data.students.map(({ id, name }) => itemOf(buttonOf(name, () => choose(id)))),
    );
    return show('student-names');
  }

  part('start').addEventListener('click', () => begin());
  part('leave').addEventListener('click', () => show('welcome'));
  part('other').addEventListener('click', () => find(classCode));
  part('logout').addEventListener('click', () => begin());
  part('code-form').addEventListener('submit', async (event) => {
    event.preventDefault();
    await find(part('code').value);
  });
  part('login-form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const { studentId, kind } = chosen;
    const login = kind === 'picture' ? pointed.join(' ') : part('login').value;
    const { ok, body, ...answer } = await ask('POST', '/login', { classCode, studentId, login });
    pointed = [];
    part('pointed').textContent = '';
    if (ok) {
      keep(body.data.token);
      await enter();
    } else part('wrong').textContent = reason({ body, ...answer });
  });
  // A card's QR code is a link to the product with this in the fragment, which no server receives.
  if (location.hash.startsWith('#student=')) void find(location.hash);
  else if (token !== null) void enter();
})();
