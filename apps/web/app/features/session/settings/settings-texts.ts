/** What the settings say. */
export const settingsTexts = {
  title: 'Settings',
  description: 'Your name, your password, where you are logged in, and your data on Kinora.',
  waiting: 'Loading…',
  tryAgain: 'Try again',
  error: (message: string) => `Error: ${message}`,

  name: 'Your name',
  nameLine: (email: string) => `It heads your menu. You log in with ${email}.`,
  save: 'Save',
  nameSaved: 'Your name is saved.',

  password: 'Password',
  passwordLine: 'A new password logs you out everywhere but here.',
  noPassword:
    'You sign in with Google, so this account has no password. To set one, log out and choose ‘Forgot password?’ on the login page.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  changePassword: 'Change password',
  passwordChanged: 'Your password is changed. You are logged out everywhere else.',

  sessions: 'Where you are logged in',
  sessionsLine: 'Do you not know one of these? Log it out and change your password.',
  thisDevice: 'This device',
  signedIn: 'Logged in',
  lastSeen: 'Last seen',
  end: 'Log out',
  endOf: (device: string) => `Log out ${device}`,
  endOthers: 'Log out everywhere else',
  ended: (device: string) => `${device} is logged out.`,
  othersEnded: 'You are logged out everywhere else.',

  data: 'Your data',
  dataLine:
    'Everything that Kinora knows of you, as one JSON file that people and programs can read, or the films of your lists as a table.',
  download: 'Download my data',
  downloadLists: 'Download my lists (CSV)',
  downloaded: 'Your data is downloaded.',
  notDownloaded: 'Your data could not be downloaded.',
  fileName: 'kinora-my-data.json',
  listsFileName: 'kinora-my-lists.csv',

  deletion: 'Delete the account',
  deletionLine:
    'Your likes, watchlist, playlists and visits are gone at once and cannot be brought back. Backups forget you within 30 days.',
  deleteAccount: 'Delete my account…',
  deletionTitle: 'Delete your account?',
  deletionWarning: 'Everything that you keep here is deleted at once. This cannot be undone.',
  deletionPassword: 'Your password',
  deletionPasswordMissing: 'Please enter your password.',
  deleteForGood: 'Delete for good',
  cancel: 'Cancel',
  deleted: 'Your account is deleted.',
} as const;
