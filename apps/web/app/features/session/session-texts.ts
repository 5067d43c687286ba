/** What the pages and menus of accounts say. The sentences for failures are in `session-messages.ts`. */
import { accounts } from '@kinora/contracts/limits';

export const sessionTexts = {
  pleaseLogIn: 'Please log in to see this page.',

  login: 'Log in',
  loginDescription: 'Log in to Kinora to find your likes, your watchlist and your playlists.',
  signIn: 'Sign In',
  forgotPassword: 'Forgot password?',
  sendAgain: 'Send the email again',
  newHere: 'New here?',
  createAccount: 'Create an account',

  register: 'Create an account',
  registerDescription: 'With an account Kinora keeps your likes, your watchlist and your playlists.',
  registerLine: 'It keeps your likes, your watchlist and your playlists.',
  signUp: 'Sign Up',
  haveAccount: 'Already have an account?',

  or: 'or',
  google: 'Continue with Google',

  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordHint: `Must be at least ${accounts.minimumPasswordLength} characters`,
  show: 'Show',
  hide: 'Hide',

  profileSetup: 'What shall we call you?',
  profileSetupDescription: 'One last thing before the film: your name on Kinora.',
  profileSetupLine: 'One last thing before the film. Only you see this name.',
  displayName: 'Display name',
  continue: 'Continue',

  verifyEmail: 'Verify your email',
  verifyEmailDescription: 'Where the link in your verification mail leads.',
  checkingLink: 'Checking your link…',
  verifiedTitle: 'Welcome to the house',
  linkNotValid: 'This link is not valid any more',
  verifyLinkHelp:
    'It may have been used already, or a newer mail has replaced it. Log in: if your address still waits to be verified, you can have the email sent again.',
  linkMissing:
    'Please open the link in the mail that we sent you: this page alone does not know who you are.',
  linkFailed: 'That did not work',
  tryAgain: 'Try again',

  newPassword: 'Set a new password',
  newPasswordDescription: 'Where the link in your password reset mail leads.',
  newPasswordLine: 'You will be logged out everywhere else.',
  newPasswordField: 'New password',
  savePassword: 'Save password',
  resetLinkHelp:
    'It may have been used already, or it is too old. On the login page enter your email and choose ‘Forgot password?’ to get a new one.',
  toLogin: 'To the login page',

  liked: 'Liked Movies',
  watched: 'Watched',
  watchlist: 'Watchlist',
  recentlyVisited: 'Recently Visited',
  settings: 'Settings',
  logout: 'Logout',
  logOut: 'Log Out',
  signedInAs: 'Signed in as',
} as const;
