/** Every text of the dashboard. Those the product brief quotes are exact. */
export const dashboardMessages = {
  title: 'Upload Asset Files',
} as const;
