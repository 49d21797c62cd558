import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content/content';
import { Opening } from '../Opening';
import { LoginGate } from './LoginGate';

/** The login screen (specification, section 2). */
export function LoginPage({ school, staff }: Pick<Content, 'school' | 'staff'>) {
  const { login, validation, usernameIsEmail, catalogue, failures, signedOut } = staff;
  return (
    <div className="login">
      <header>
        <a href="/" className="login-school">
          <Picture name={school.logo} alt="" sizes="4rem" first />
          <span>
            <span className="login-name">{school.name}</span>
            <span className="login-town">{school.town}</span>
          </span>
        </a>
      </header>
      <main className="card login-card" id="content">
        <h1 id="login-title">{login.title}</h1>
        <LoginGate
          words={{ login, validation, usernameIsEmail, catalogue, failures, signedOut }}
          opening={<Opening school={school} words={login} />}
        />
      </main>
      <footer>
        <a href="/">{login.backToSite}</a>
      </footer>
    </div>
  );
}
