export const launchArguments: string[];
export function ensureBrowser(): string;
