import { lazily } from './lazily';

export const getInstalled = lazily( ( all ) => all.fetchInstalled );
