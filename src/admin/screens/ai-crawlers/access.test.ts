import type { AiCrawler } from '../../../../store';
import { groupOf, withAccess } from './access';

const crawler = ( name: string, named = false ): AiCrawler => ( {
	name,
	named,
	owner: 'x',
	purpose: 'training',
	source: '',
} );

test( 'blocking and allowing again leaves nothing to save', () => {
	const before = { CCBot: 'block' } as const;
	const blocked = withAccess( before, [ 'GPTBot', 'ClaudeBot' ], true );
	expect( blocked ).toEqual( {
		CCBot: 'block',
		GPTBot: 'block',
		ClaudeBot: 'block',
	} );
	expect( withAccess( blocked, [ 'GPTBot', 'ClaudeBot' ], false ) ).toEqual(
		before
	);
} );

test( 'only crawlers that are blocked here are added to robots.txt', () => {
	const all = {
		GPTBot: 'block',
		CCBot: 'allow',
		Bytespider: 'block',
	} as const;
	expect(
		groupOf( all, [
			crawler( 'GPTBot' ),
			crawler( 'CCBot' ),
			crawler( 'Bytespider', true ),
			crawler( 'ClaudeBot' ),
		] )
	).toBe( 'User-agent: GPTBot\nDisallow: /' );
	expect( groupOf( all, [ crawler( 'CCBot' ) ] ) ).toBe( '' );
} );
