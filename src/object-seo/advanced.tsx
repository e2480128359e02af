import { Notice, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addressOf } from '../../common/accounts';
import { useValidity } from '../components/use-validity';
import { fieldId } from './field-id';
import { fieldLabel } from './field-label';
import { Lockable } from './lockable';
import { Redirect } from './redirect';
import { FieldError } from './field-error';
import { Robots } from './robots';
import type { SeoField, SeoProps } from './types';

/** The Advanced tab: canonical URL, redirect and robot instructions. */
export default function Advanced( {
	field,
	...props
}: SeoProps & { field: SeoField | null } ) {
	return (
		<Lockable isLocked={ ! props.facts.canRestrict }>
			<div className="pharos-object-seo__fields">
				{ props.facts.site.isHidden && <HiddenSite { ...props } /> }
				<Canonical { ...props } />
				{ props.facts.hasRedirects && <Redirect { ...props } /> }
				<Robots { ...props } field={ field } />
			</div>
		</Lockable>
	);
}

function HiddenSite( { facts }: SeoProps ) {
	const { readingUrl } = facts.site;
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={
				readingUrl
					? [
							{
								label: __( 'Reading settings', 'pharos-seo' ),
								url: readingUrl,
							},
						]
					: []
			}
		>
			{ __(
				'Search engines are discouraged from indexing the site. These settings only have an effect once that changes.',
				'pharos-seo'
			) }
		</Notice>
	);
}

function Canonical( { value, page, errors, onChange }: SeoProps ) {
	const { canonical } = value;
	const isWrong = canonical.trim() !== '' && ! isAddress( canonical );
	const message = __(
		'Enter a URL such as https://example.org/page/, or a path such as /page/.',
		'pharos-seo'
	);
	const validity = useValidity( isWrong, message );
	const error = errors.canonical ?? ( validity.isShown ? message : '' );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			{ ...validity.field }
			id={ fieldId( 'canonical' ) }
			label={ fieldLabel( 'canonical' ) }
			help={
				error ? (
					<FieldError message={ error } />
				) : (
					__(
						'The preferred URL of this page. Leave empty to use its own URL.',
						'pharos-seo'
					)
				)
			}
			dir="ltr"
			inputMode="url"
			autoComplete="off"
			spellCheck={ false }
			placeholder={ page.url }
			value={ canonical }
			onChange={ ( address ) => {
				validity.onTouch();
				onChange( { canonical: address }, true );
			} }
		/>
	);
}

/**
 * Whether a text is a URL with its scheme or a path on this site, like in includes/Settings/Sanitizer.php.
 *
 * @param text The entered text.
 */
function isAddress( text: string ): boolean {
	const url = /^\s*\/(?!\/)/.test( text )
		? `https://site.example${ text.trim() }`
		: text.trim();
	return /^https?:\/\//i.test( url ) && addressOf( url ) !== '';
}
