import { decodeEntities } from '@wordpress/html-entities';
import { primaryOf } from '../object-seo/primary';
import { plain, prose } from '../object-seo/prose';
import { postTitle } from '../object-seo/prose/post-title';
import { mergeVariables } from '../object-seo/merge-variables';
import type {
	EditorData,
	ObjectSeo,
	EditedPage,
	ServerData,
} from '../object-seo/types';
import { outline } from '../page-checks';
import { fit } from '../../common/template';
import type { PostState } from './read-post';

/**
 * Returns the post for previews and checks: the server's data, replaced by unsaved changes.
 *
 * @param facts      The editor data.
 * @param serverData The server's data.
 * @param state      The state of the post in the editor.
 * @param content    The content in the editor.
 * @param value      The fields.
 */
export function createEditedPage(
	facts: EditorData,
	serverData: ServerData,
	state: PostState,
	content: string,
	value: ObjectSeo
): EditedPage {
	const { slug, status, url, image, blocks } = state;
	return {
		variables: mergeVariables( serverData.variables, {
			...texts( facts, state, content ),
			...terms( facts, state, value ),
			...author( facts, state ),
			url,
		} ),
		name: plain( state.title ),
		excerpt: state.excerpt,
		slug,
		url,
		status,
		content,
		blocks: outline( blocks ?? [] ),
		image,
		isRestricted: state.password !== '' || status === 'private',
	};
}

/** Returns the values of text variables, like includes/Template/ObjectValues.php. */
function texts( facts: EditorData, state: PostState, content: string ) {
	// Password-protected content must not be output.
	const isOpen = state.password === '';
	const text = isOpen ? prose( content, facts.shortcodes ) : '';
	const excerpt = isOpen ? prose( state.excerpt, facts.shortcodes ) : '';
	const beginning = fit( text, facts.limits.description );
	return {
		title: postTitle( facts, state.status, state.title, text ),
		excerpt_only: excerpt,
		excerpt: excerpt || ( facts.isGenerated ? beginning : '' ),
		content: beginning,
	};
}

function terms(
	{ taxonomies }: EditorData,
	state: PostState,
	value: ObjectSeo
): Record< string, string > {
	const [ tree ] = taxonomies.filter( ( { isTree } ) => isTree );
	const values: Record< string, string > = {};
	for ( const { name, variable } of taxonomies ) {
		const list = state[ `terms:${ name }` ];
		if ( ! list ) {
			continue;
		}
		const names = list.map( ( term ) => decodeEntities( term.name ) );
		values[ variable ] = names.join( ', ' );
		if ( name === tree?.name ) {
			const main = primaryOf( value, name );
			const index = list.findIndex( ( { id } ) => id === main );
			values.primary_term = names[ Math.max( 0, index ) ] ?? '';
		}
	}
	return values;
}

const author = (
	{ shortcodes }: EditorData,
	{ author: chosen }: PostState
): Record< string, string > =>
	chosen
		? {
				author_name: chosen.name ?? '',
				author_bio: prose( chosen.description ?? '', shortcodes ),
				author_first_name: '',
				author_last_name: '',
				author_nickname: '',
				author_website: '',
			}
		: {};
