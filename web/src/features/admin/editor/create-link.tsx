import { Plus } from 'lucide-react';
import { LinkButton } from '#web/src/components/button.tsx';

export interface CreateLinkProps {
  to: string;
  /** Whether a form is open, whose button to save is the main one. */
  isEditing: boolean;
  children: string;
}

/** The link above a list that opens the form for a new row. */
export function CreateLink({ to, isEditing, children }: CreateLinkProps) {
  return (
    <LinkButton
      size="sm"
      variant={isEditing ? 'secondary' : 'primary'}
      to={to}
      data-opens="create"
      icon={<Plus aria-hidden />}
    >
      {children}
    </LinkButton>
  );
}
