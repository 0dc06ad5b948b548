import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { err } from '#domain/result.ts';
import '#ui/chakra/toasts.tsx';
import { toast } from '#ui/components/notices/toast.ts';
import { Toaster } from '#ui/components/notices/toaster.tsx';
import { Form } from '#ui/forms/form.tsx';
import { useAsyncAction } from '#ui/forms/use-async-action.ts';
import { useSubmission } from '#ui/forms/use-submission.ts';

const fails = async () => err({ kind: 'service/unreachable' } as const);

function Page() {
  const action = useAsyncAction();
  const { form } = useSubmission(fails, () => undefined);
  return (
    <>
      <Toaster />
      <button type="button" onClick={() => action.run(fails, () => undefined)}>
        Do it
      </button>
      <Form {...form}>
        <button type="submit">Save</button>
      </Form>
    </>
  );
}

test.each(['Do it', 'Save'])(
  '[REL-7] “Saved.” disappears when the next attempt fails: %s (regression)',
  async (name) => {
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
    act(() => toast('Saved.'));
    await screen.findByText('Saved.');
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByText('Saved.')).toBeNull());
  },
);
