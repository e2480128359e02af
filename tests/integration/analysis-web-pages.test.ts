/** Checks of the size of pages, and of the files they load. */
import { describeFaults, runCheck } from './support/analysis';
import {
	addressOf,
	edit,
	editBlock,
	paragraph,
	placeOf,
	withSoundPages,
	type Sound,
} from './support/analysis-pages';
import { fault, livesAt, withWeb } from './support/analysis-web';
import { site } from './support/site';

const sound: Sound = { post: 0, page: 0 };
withSoundPages( sound );
withWeb();

const sentence = 'Leaves from the first picking, dried slowly. ';
const enough = paragraph( sentence.repeat( 40 ) );
const url = () => addressOf( sound.post );
const says = ( content: string ) =>
	edit( sound.post, { post_content: content } );
/** Edits the post that the link opens. */
const writesThere = ( place: URL ) =>
	edit( placeOf( place ).post, { post_content: enough } );

beforeEach( async () => {
	await says( enough );
	await edit( sound.page, { post_content: enough } );
} );
afterEach( () => fault( null ) );

describeFaults( 'general', [
	{
		title: 'a post is very long',
		check: 'page_weight',
		url,
		seed: () => says( paragraph( sentence.repeat( 12000 ) ) ),
		status: 'warning',
		message: /^1 page has very large HTML\.$/,
		fix: /post\.php\?post=\d+&action=edit$/,
		mend: writesThere,
		expects: ( { description } ) =>
			expect( JSON.stringify( description ) ).toMatch(
				/"5\d\d KB"|6\d\d KB/
			),
	},
	{
		title: 'a post is longer than anybody reads it',
		check: 'page_weight',
		url,
		seed: () => says( paragraph( sentence.repeat( 24000 ) ) ),
		status: 'warning',
		message: /^1 page has very large HTML\.$/,
		fix: /post\.php\?post=\d+&action=edit$/,
		mend: writesThere,
		expects: ( { description } ) =>
			expect( JSON.stringify( description ) ).toContain(
				'More than 1 MB'
			),
	},
	{
		title: 'a page says next to nothing',
		check: 'text_share',
		url: () => addressOf( sound.page ),
		seed: () => edit( sound.page, { post_content: '' } ),
		status: 'suggestion',
		message: /^1 page has very little text\.$/,
		fix: /post\.php\?post=\d+&action=edit$/,
		mend: writesThere,
	},
	{
		title: 'a post has a lot of code around its words',
		check: 'text_share',
		url,
		seed: () => says( enough + '<div class="row"></div>'.repeat( 8000 ) ),
		status: 'suggestion',
		message: /^1 page has very little text\.$/,
		fix: /post\.php\?post=\d+&action=edit$/,
		mend: writesThere,
	},
] );

describe( 'On a site with https', () => {
	const secure = () => `https://tea.example/?p=${ sound.post }`;
	const image = ( src: string ) =>
		`<!-- wp:image -->\n<figure class="wp-block-image"><img src="${ src }" alt="Tea"/></figure>\n<!-- /wp:image -->`;

	beforeEach( () => fault( livesAt( 'https://tea.example' ) ) );

	describeFaults( 'general', [
		{
			title: 'an image comes without https',
			check: 'mixed_content',
			url: secure,
			seed: () =>
				says(
					`${ enough }\n\n${ image( 'http://pics.example/a.jpg' ) }`
				),
			status: 'warning',
			message: /^Pages load 1 file over HTTP \(mixed content\)\.$/,
			fix: /post\.php\?post=\d+&action=edit&pharos-block=1$/,
			mend: ( place ) =>
				editBlock(
					place,
					'core/image',
					'http://pics.example/a.jpg',
					'https://pics.example/a.jpg'
				),
			expects: ( { description } ) =>
				expect( JSON.stringify( description ) ).toContain(
					'http://pics.example/a.jpg'
				),
		},
		{
			title: 'a frame comes without https',
			check: 'mixed_content',
			url: secure,
			seed: () =>
				says(
					`${ enough }\n\n<!-- wp:html -->\n<iframe src="http://films.example/tea"></iframe>\n<!-- /wp:html -->`
				),
			status: 'error',
			message: /^Pages load 1 file over HTTP \(mixed content\)\.$/,
			fix: /pharos-block=1$/,
			mend: ( place ) =>
				editBlock(
					place,
					'core/html',
					'http://films.example',
					'https://films.example'
				),
		},
	] );
} );

test( 'On a site without https there is nothing to be mixed', async () => {
	expect(
		await runCheck( 'general', 'mixed_content', `${ site.url }/about/` )
	).toBeUndefined();
} );
