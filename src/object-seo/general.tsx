import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SearchPreview } from '../components/search-preview';
import { fieldId } from './field-id';
import { fieldLabel } from './field-label';
import { Refused } from './refused';
import { shown } from './shown';
import { TextField } from './text-field';
import type { SeoProps } from './types';

/** The General tab: search preview, focus keyword, title and description. */
export function General( props: SeoProps ) {
	const { facts, value, inherited, errors, onChange } = props;
	const { focus_keyword: keywordError } = errors;
	return (
		<div className="pharos-object-seo__fields">
			<SearchResult { ...props } />
			{ facts.kind === 'post' && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					id={ fieldId( 'focus_keyword' ) }
					label={ fieldLabel( 'focus_keyword' ) }
					help={
						keywordError ? (
							<Refused message={ keywordError } />
						) : (
							__(
								'The search phrase this page should rank for. Used by the checks. Separate several with commas; the first is the main one.',
								'pharos-seo'
							)
						)
					}
					autoComplete="off"
					value={ value.focus_keyword }
					onChange={ ( keyword ) =>
						onChange( { focus_keyword: keyword }, true )
					}
				/>
			) }
			<TextField
				{ ...props }
				name="title"
				label={ fieldLabel( 'title' ) }
				fallback={ inherited.title }
			/>
			<TextField
				{ ...props }
				name="description"
				label={ fieldLabel( 'description' ) }
				fallback={ inherited.description }
			/>
		</div>
	);
}

/** The search preview with unsaved changes. */
export function SearchResult( {
	facts,
	value,
	inherited,
	page,
}: Pick< SeoProps, 'facts' | 'value' | 'inherited' | 'page' > ) {
	const { title, description } = shown( facts, value, inherited, page );
	return (
		<SearchPreview
			siteName={ facts.site.name }
			favicon={ facts.site.icon }
			url={ page.url }
			title={ title }
			description={ description }
			titleLimit={ facts.limits.title }
			descriptionLimit={ facts.limits.description }
			urlLimit={ facts.limits.url }
		/>
	);
}
