export type OpenedClass = {
  readonly id: string;
  readonly assignmentId: string;
  readonly students: readonly string[];
};

const teacher = 'teacher';
export const teacherHeaders = { authorization: `Bearer ${teacher}` } as const;

export async function openClass(url: string, students: number): Promise<OpenedClass> {
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...teacherHeaders, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} returned ${answer.status}: ${text}`);
    return JSON.parse(text).data;
  };
  await call('PATCH', '/v1/app/users/me/ensure-profile');
  const { id } = await call('POST', '/v1/app/classrooms', { name: 'Room 12', gradeBand: '3-5' });
  const names = Array.from({ length: students }, (_, at) =>
    String.fromCodePoint(97 + Math.floor(at / 26), 97 + (at % 26)),
  );
  await call('POST', `/v1/app/classrooms/${id}/students`, {
    students: names.map((given) => ({ given, family: null, studentId: null })),
  });
  await call('POST', `/v1/app/classrooms/${id}/class-code`);
  const { cards } = await call('POST', `/v1/app/classrooms/${id}/login-cards`, {
    students: null,
    kind: 'code',
  });
  const assigned = await call('POST', `/v1/app/classrooms/${id}/assignments`, {
    visible: true,
    opensOn: null,
    dueOn: null,
    note: '',
    lessonSlug: 'load-the-barge',
  });
  return { id, assignmentId: assigned.id, students: cards.map((card: { readonly id: string }) => card.id) };
}
