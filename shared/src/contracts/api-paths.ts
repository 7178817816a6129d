/** Every HTTP path of the API, below the API base (`/api`, a run-time setting). */
export const apiPaths = {
  signUp: '/auth/signup',
  login: '/auth/login',
  refresh: '/auth/refresh',
  me: '/auth/me',
  verifyEmail: '/auth/verify-email',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  microsoftLogin: '/auth/microsoft-login',
  googleLogin: '/auth/google-login',
  logout: '/auth/logout',
  deleteDocument: '/auth/delete-document',
  documents: '/auth/documents',
  upload: '/auth/upload',
  analyzeSocket: '/auth/ws/analyze',
  analysisStatus: '/auth/process/analyze/status',
  remoteFailures: '/remote-failures',
} as const;
