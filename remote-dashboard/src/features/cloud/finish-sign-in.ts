/** Hands the answer of a Microsoft sign-in window over to the page that waits for it; the window closes itself then. */
export async function finishSignIn(): Promise<void> {
  const { broadcastResponseToMainFrame } = await import('@azure/msal-browser/redirect-bridge');
  await broadcastResponseToMainFrame();
}
