/** The routes of Search Console, as requested by the application for an administrator. */
import type { RestAnswer } from '../../support/site';
import { site } from './site';

export interface Connection {
	authenticated: '1' | '';
	profile: { email: string };
	selectedSite: string;
	method: string;
	error: { code: string; message: string } | null;
	warning: { code: string; message: string } | null;
	credentials: { source: string; kind: string; client_id: string };
	redirect_uri: string;
	problems: { code: string; message: string }[];
	can_submit_sitemaps: boolean;
	simulated: boolean;
	blocked_until: string | null;
}

interface Body extends Record< string, unknown > {
	success: boolean;
	code?: string;
	message?: string;
	data?: Record< string, unknown >;
}

export const search = async (
	method: string,
	path: string,
	body?: unknown
): Promise< RestAnswer< Body > > =>
	( await site.as( 'admin' ) ).rest< Body >(
		method,
		`/pharos/v1${ path }`,
		body
	);

/** The connection as returned to the application. */
export const connectionOf = async (): Promise< Connection > => {
	const { status, body } = await search( 'GET', '/search-console' );
	expect( status ).toBe( 200 );
	return body.data as unknown as Connection;
};
