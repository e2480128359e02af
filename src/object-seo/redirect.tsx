import { SelectControl } from '@wordpress/components';
import { decodeEntities } from '@wordpress/html-entities';
import { __ } from '@wordpress/i18n';
import { request } from '../../common/rest';
import {
	knowTitle,
	RedirectTarget,
	type Content,
} from '../components/redirect-target';
import { useValidity } from '../components/use-validity';
import { fieldId } from './field-id';
import { fieldLabel } from './field-label';
import { FieldError } from './field-error';
import type { SeoProps } from './types';

/** The default status. */
const PERMANENT = 301;

/** The redirect of the page: its target, and the status once there is one. */
export function Redirect( { facts, value, errors, onChange }: SeoProps ) {
	const { redirect } = value;
	if ( facts.redirectTarget.value ) {
		knowTitle( facts.redirectTarget.value, facts.redirectTarget.label );
	}
	const isWrong = redirect.trim() !== '' && ! isTarget( redirect.trim() );
	const message = __(
		'Begin with / for a page of this site, or with https:// for another site.',
		'pharos-seo'
	);
	const validity = useValidity( isWrong, message );
	const error = errors.redirect ?? ( validity.isShown ? message : '' );
	return (
		<>
			<RedirectTarget
				id={ fieldId( 'redirect' ) }
				value={ redirect }
				labels={ {
					url: fieldLabel( 'redirect' ),
					content: fieldLabel( 'redirect' ),
				} }
				field={ validity.field }
				help={
					error ? (
						<FieldError message={ error } />
					) : (
						__(
							'Visitors of this page are redirected to this path, URL or title, and sitemaps exclude the page. Leave empty to show the page.',
							'pharos-seo'
						)
					)
				}
				searchHelp={ error && <FieldError message={ error } /> }
				find={ async ( words ) =>
					( await find( words ) ).filter(
						( one ) => one.value !== `${ facts.kind }-${ facts.id }`
					)
				}
				onChange={ ( target, isTyped ) => {
					validity.onTouch();
					onChange( { redirect: target }, isTyped );
				} }
			/>
			{ redirect !== '' && (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					id={ fieldId( 'redirect_status' ) }
					label={ fieldLabel( 'redirect_status' ) }
					help={
						errors.redirect_status && (
							<FieldError message={ errors.redirect_status } />
						)
					}
					value={ String( value.redirect_status || PERMANENT ) }
					options={ STATUSES }
					onChange={ ( status ) =>
						onChange( {
							redirect_status:
								Number( status ) === PERMANENT
									? 0
									: Number( status ),
						} )
					}
				/>
			) }
		</>
	);
}

const STATUSES = [
	{ value: '301', label: __( '301 Moved permanently', 'pharos-seo' ) },
	{ value: '302', label: __( '302 Found (temporary)', 'pharos-seo' ) },
	{ value: '307', label: __( '307 Temporary redirect', 'pharos-seo' ) },
	{ value: '308', label: __( '308 Permanent redirect', 'pharos-seo' ) },
];

/** Whether a text is a path, a URL, or a post or term, like in includes/Redirects/TargetText.php. */
const isTarget = ( text: string ): boolean =>
	/^(?:https?:\/\/[^\s/]|\/(?![/\\]))\S*$/i.test( text ) ||
	/^(?:post|term)-\d+$/.test( text );

/** A result of WordPress's search route, which all users may request. */
interface Result {
	id: number;
	title: string;
	subtype: string;
}

async function find( words: string ): Promise< Content[] > {
	const ofType = async ( type: 'post' | 'term' ) =>
		(
			await request< Result[] >( {
				path: `/wp/v2/search?type=${ type }&per_page=10&search=${ encodeURIComponent( words ) }`,
			} )
		).map( ( { id, title, subtype } ) => ( {
			value: `${ type }-${ id }`,
			label: `${ decodeEntities( title ) } (${ subtype })`,
		} ) );
	return (
		await Promise.all( [ ofType( 'post' ), ofType( 'term' ) ] )
	).flat();
}
