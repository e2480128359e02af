import { Notice, SelectControl, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { addressOf } from '../accounts';
import { useValidity } from '../components/use-validity';
import { fieldId } from './field-id';
import { fieldLabel } from './field-label';
import { Lockable } from './lockable';
import { Refused } from './refused';
import type { Directive, SeoProps } from './types';

/** Where search engines find the page, and what they may do with it. */
export function Advanced( props: SeoProps ) {
	return (
		<Lockable isLocked={ ! props.facts.canRestrict }>
			<div className="pharos-object-seo__fields">
				{ props.facts.site.isHidden && <HiddenSite { ...props } /> }
				<Canonical { ...props } />
				{ directives().map( ( directive ) => (
					<Robots
						key={ directive.name }
						{ ...props }
						{ ...directive }
					/>
				) ) }
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
				'Search engines are asked not to index this site. What is set here counts once that has changed.',
				'pharos-seo'
			) }
		</Notice>
	);
}

function Canonical( { value, page, errors, onChange }: SeoProps ) {
	const { canonical } = value;
	const isWrong = canonical.trim() !== '' && ! isAddress( canonical );
	const message = __(
		'Enter an address such as https://example.org/page/, or a path such as /page/.',
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
					<Refused message={ error } />
				) : (
					__(
						'Where search engines find the original of this page. Empty: here.',
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
 * An address with its scheme, or a path on this site, as includes/Settings/Sanitizer.php has it.
 *
 * @param text What somebody typed.
 */
function isAddress( text: string ): boolean {
	const url = text.trim().startsWith( '/' )
		? `https://site.example${ text.trim() }`
		: text.trim();
	return /^https?:\/\//i.test( url ) && addressOf( url ) !== '';
}

interface RobotsProps {
	name: 'noindex' | 'nofollow' | 'noarchive';
	label: string;
	/** What robots do while it is off, and are told while it is on. */
	off: string;
	on: string;
	help: string;
}

const directives = (): RobotsProps[] => [
	{
		name: 'noindex',
		label: fieldLabel( 'noindex' ),
		off: __( 'index', 'pharos-seo' ),
		on: 'noindex',
		help: __(
			'On: the page is not shown in search results.',
			'pharos-seo'
		),
	},
	{
		name: 'nofollow',
		label: fieldLabel( 'nofollow' ),
		off: __( 'follow', 'pharos-seo' ),
		on: 'nofollow',
		help: __( 'On: links on the page count for nothing.', 'pharos-seo' ),
	},
	{
		name: 'noarchive',
		label: fieldLabel( 'noarchive' ),
		off: __( 'archive', 'pharos-seo' ),
		on: 'noarchive',
		help: __(
			'On: search engines offer no stored copy of the page.',
			'pharos-seo'
		),
	},
];

function Robots( {
	name,
	label,
	on,
	off,
	help,
	facts,
	value,
	inherited,
	errors,
	onChange,
}: SeoProps & RobotsProps ) {
	return (
		<SelectControl< Directive >
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			id={ fieldId( name ) }
			label={ label }
			help={
				errors[ name ] ? <Refused message={ errors[ name ] } /> : help
			}
			value={ value[ name ] }
			options={ [
				{
					value: '',
					label: sprintf(
						/* translators: 1: a kind of pages, such as "Posts". 2: what its settings say, such as "index". */
						__( 'As %1$s: %2$s', 'pharos-seo' ),
						facts.kindLabel,
						inherited[ name ] === 'yes' ? on : off
					),
				},
				{
					value: 'yes',
					/* translators: %s: what robots are told, such as "noindex". */
					label: sprintf( __( 'On: %s', 'pharos-seo' ), on ),
				},
				{
					value: 'no',
					/* translators: %s: what robots do, such as "index". */
					label: sprintf( __( 'Off: %s', 'pharos-seo' ), off ),
				},
			] }
			onChange={ ( next ) => onChange( { [ name ]: next } ) }
		/>
	);
}
