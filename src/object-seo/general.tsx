import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { SearchPreview } from '../components/search-preview';
import type { StatusCounts } from '../page-checks';
import { fieldId } from './field-id';
import { fieldLabel } from './field-label';
import { FieldError } from './field-error';
import { Queries, SearchFigures } from './search-figures';
import { createPreview } from './preview';
import { StatusCounts as Counts } from './checks/status-counts';
import { Suggestions } from './suggestions';
import { TextField } from './text-field';
import type { SeoProps } from './types';

interface GeneralProps extends SeoProps {
	/** The number of check results by status; null until the checks have run, undefined if there are none. */
	counts?: StatusCounts | null | undefined;
	onShowChecks: () => void;
}

/** The General tab: search preview, title and description, focus keyword, a summary of the checks. */
export function General( { counts, onShowChecks, ...props }: GeneralProps ) {
	const { facts, figures } = props;
	return (
		<div className="pharos-object-seo__fields">
			<SearchResult { ...props } />
			<TextField
				{ ...props }
				name="title"
				label={ fieldLabel( 'title' ) }
				textOf={ ( { title } ) => title }
			/>
			<TextField
				{ ...props }
				name="description"
				label={ fieldLabel( 'description' ) }
				textOf={ ( { description } ) => description }
			/>
			{ facts.kind === 'post' && <FocusKeyword { ...props } /> }
			{ counts && (
				<div className="pharos-object-seo__summary">
					<Counts counts={ counts } />
					<Button variant="link" onClick={ onShowChecks }>
						{ __( 'Show checks', 'pharos-seo' ) }
					</Button>
				</div>
			) }
			{ figures && <SearchFigures figures={ figures } /> }
		</div>
	);
}

/** The focus keyword, with the top queries of the post as suggestions. */
function FocusKeyword( props: SeoProps ) {
	const { value, errors, onChange, figures } = props;
	const { focus_keyword: error } = errors;
	return (
		<div>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				id={ fieldId( 'focus_keyword' ) }
				label={ fieldLabel( 'focus_keyword' ) }
				help={
					error ? (
						<FieldError message={ error } />
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
			<Suggestions { ...props } name="focus_keyword" />
			{ figures && (
				<Queries
					queries={ figures.queries }
					keyword={ value.focus_keyword }
					onChoose={ ( keyword ) =>
						onChange( { focus_keyword: keyword } )
					}
				/>
			) }
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
	const { title, description } = createPreview(
		facts,
		value,
		inherited,
		page
	);
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
