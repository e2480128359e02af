import { plain, prose } from '../object-seo/prose';
import { mergeVariables } from '../object-seo/merge-variables';
import { postTitle } from '../object-seo/prose/post-title';
import type { EditorData, EditedPage } from '../object-seo/types';
import { fit } from '../../common/template';
import type { FormData } from '../object-seo/changes/form-data';
import type { FormState } from './read-form';

/**
 * Returns the object with the values in the form.
 *
 * @param facts The editor data.
 * @param data  The stored data.
 * @param state The values in the form.
 */
export function createEditedPage(
	facts: EditorData,
	data: FormData,
	state: FormState
): EditedPage {
	return {
		variables: mergeVariables( data.variables, {
			...( facts.kind === 'post' && ofPost( facts, data, state ) ),
			...( facts.kind === 'term' && ofTerm( facts, state ) ),
			...( facts.kind === 'user' && ofUser( facts, state ) ),
		} ),
		name: plain( state.name ?? '' ),
		excerpt: state.excerpt ?? '',
		slug: state.slug ?? '',
		url: data.url || window.location.origin,
		status: data.status,
		content: state.content ?? '',
		blocks: [],
		image: null,
		isRestricted:
			!! state.password ||
			[ 'password', 'private' ].includes( state.visibility ?? '' ),
	};
}

/** Returns the values of variables, like includes/Template/ObjectValues.php. */
function ofPost( facts: EditorData, data: FormData, state: FormState ) {
	const isOpen = ! state.password;
	const text = isOpen ? prose( state.content ?? '', facts.shortcodes ) : '';
	const excerpt = isOpen
		? prose( state.excerpt ?? '', facts.shortcodes )
		: '';
	const beginning = fit( text, facts.limits.description );
	return {
		title: postTitle( facts, data.status, state.name ?? '', text ),
		excerpt_only: excerpt,
		excerpt: excerpt || ( facts.isGenerated ? beginning : '' ),
		content: beginning,
	};
}

function ofTerm( facts: EditorData, state: FormState ) {
	const name = plain( state.name ?? '' );
	const description = prose( state.description ?? '', facts.shortcodes );
	return {
		title: name,
		term_title: name,
		term_description: description,
		excerpt_only: description,
		excerpt: fit( description, facts.limits.description ),
	};
}

function ofUser( facts: EditorData, state: FormState ) {
	const name = plain( state.name ?? '' );
	const biography = prose( state.description ?? '', facts.shortcodes );
	return {
		title: name,
		author_name: name,
		author_first_name: state.firstName ?? '',
		author_last_name: state.lastName ?? '',
		author_bio: biography,
		excerpt_only: biography,
		excerpt: fit( biography, facts.limits.description ),
	};
}
