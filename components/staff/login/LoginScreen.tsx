import { PictureView, type PictureViewProps } from '@/components/ui/PictureView';
import type { School } from '@/lib/content/kinds/school';
import { LoginGate, type LoginGateWords } from './LoginGate';

export interface LoginScreenProps {
  school: Pick<School, 'name' | 'town'>;
  logo: PictureViewProps['set'];
  words: LoginGateWords;
}

/** The login screen (specification, section 2). */
export function LoginScreen({ school, logo, words }: LoginScreenProps) {
  return (
    <div className="login">
      <header>
        <a href="/" className="login-school">
          <PictureView set={logo} alt="" sizes="4rem" first />
          <span>
            <span className="login-name">{school.name}</span>
            <span className="login-town">{school.town}</span>
          </span>
        </a>
      </header>
      <main className="login-main" id="content">
        <div className="card login-card">
          <h1 id="login-title">{words.login.title}</h1>
          <LoginGate words={words} />
        </div>
        <p className="login-back">
          <a href="/">{words.login.backToSite}</a>
        </p>
      </main>
    </div>
  );
}
