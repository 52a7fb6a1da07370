import { Desk } from './desk.tsx';

export default function UsersPage() {
  return (
    <Desk
      title="Users"
      missing="Accounts cannot be changed in the browser yet"
      meanwhile={
        <>
          Make somebody an administrator with <code>npm run make-admin</code> on the machine that
          deploys the site.
        </>
      }
    />
  );
}
