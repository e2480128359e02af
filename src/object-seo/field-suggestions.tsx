import { insertText } from '../components/template-field/insert-text';
import SuggestButton from '../suggestions/suggest-button';
import type { SuggestedField, SuggestionRequest } from '../suggestions/types';
import { fieldId } from './field-id';
import { fieldLabel } from './field-label';
import type { SeoProps } from './types';

export interface FieldSuggestionsProps extends Pick<
	SeoProps,
	'facts' | 'value' | 'page'
> {
	name: Exclude< SuggestedField, 'alt' >;
	/** Maximum length in characters; undefined for none. */
	limit?: number;
}

/** Suggestions by AI for a field. A taken text changes the field as if it was typed. */
export default function FieldSuggestions( {
	name,
	facts,
	value,
	page,
	limit,
}: FieldSuggestionsProps ) {
	const take = ( text: string ) => {
		const field = document.getElementById( fieldId( name ) );
		if (
			field instanceof HTMLInputElement ||
			field instanceof HTMLTextAreaElement
		) {
			insertText( field, text, 0, field.value.length );
		}
	};
	return (
		<SuggestButton
			label={ fieldLabel( name ) }
			limit={ limit }
			read={ () => ( {
				type: facts.kind,
				id: facts.id,
				field: name,
				draft: draftOf( facts.kind, page, value.focus_keyword ),
			} ) }
			onUse={ take }
			onEdit={ take }
		/>
	);
}

/**
 * Returns the texts with unsaved changes; undefined if visitors won't be able to read them: then the server has the stored
 * ones, and decides.
 *
 * @param kind    Post, term or user.
 * @param page    The object with unsaved changes.
 * @param keyword The focus keyword.
 */
export const draftOf = (
	kind: SuggestionRequest[ 'type' ],
	{ name, content, variables, isRestricted }: SeoProps[ 'page' ],
	keyword: string
): SuggestionRequest[ 'draft' ] =>
	isRestricted
		? undefined
		: {
				title: name,
				content:
					{
						post: content,
						term: variables.term_description,
						user: variables.author_bio,
					}[ kind ] ?? '',
				focus_keyword: keyword,
			};
