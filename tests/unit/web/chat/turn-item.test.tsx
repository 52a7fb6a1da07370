import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { ChatReply } from '#shared/contracts/chat.ts';
import { chat } from '#web/src/features/chat/chat.ts';
import { Suggestions } from '#web/src/features/chat/suggestions.tsx';
import { TurnItem } from '#web/src/features/chat/turn-item.tsx';

const questions = ['What is Core?', 'Do credits expire?'];

function shown(suggestions?: string[]): string {
  const reply: ChatReply = {
    reply: 'I found nothing.',
    cost: 0,
    remainingCredits: 5,
    sources: [],
    ...(suggestions && { suggestions }),
  };
  const turn = {
    kind: 'turn',
    requestId: 'r-1',
    question: 'Pizza?',
    askedAt: 0,
    state: 'answered',
    reply,
  } as const;
  return renderToStaticMarkup(
    <MemoryRouter>
      <TurnItem turn={turn} phase="idle" />
    </MemoryRouter>,
  );
}

it('a reply shows the questions that it suggests as buttons', () => {
  const html = shown(questions);
  expect(html).toContain('You could ask');
  for (const question of questions) {
    expect(html).toContain(`<button type="button">${question}</button>`);
  }
  expect(shown()).not.toContain('You could ask');
});

type Clickable = ReactElement<{ children?: ReactNode; onClick?: () => void }>;

function buttonsIn(node: ReactNode): Clickable[] {
  if (Array.isArray(node)) return node.flatMap(buttonsIn);
  if (!isValidElement(node)) return [];
  const element = node as Clickable;
  return element.type === 'button' ? [element] : buttonsIn(element.props.children);
}

it('a click on a suggested question asks it', () => {
  const send = vi.spyOn(chat, 'send').mockReturnValue();
  let buttons: Clickable[] = [];
  function Watched() {
    const rendered = Suggestions({ title: 'You could ask', questions });
    buttons = buttonsIn(rendered);
    return rendered;
  }
  renderToStaticMarkup(<Watched />);
  for (const { props } of buttons) props.onClick?.();
  expect(send.mock.calls).toEqual(questions.map((question) => [question]));
  send.mockRestore();
});
