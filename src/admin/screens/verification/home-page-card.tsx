import { Button, Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	store,
	type Verification,
	type VerificationService,
} from '../../../../store';
import { mention } from '../../../components/announce';
import { Resource } from '../../../resource';
import { SERVICES } from './services';

/** Whether the home page has the saved codes, as services get it. */
export function HomePageCard() {
	const { invalidateResolution } = useDispatch( store );
	const { isBusy, failure } = useSelect( ( select ) => {
		const { isResolving, getVerification, getResolutionError } =
			select( store );
		return {
			isBusy: isResolving( 'getVerification', [] ),
			// A failed first request is the business of <Resource>.
			failure: getVerification()
				? ( getResolutionError( 'getVerification', [] ) as
						Error | undefined )
				: undefined,
		};
	}, [] );
	return (
		<section
			className="pharos-card"
			aria-labelledby="pharos-verification-title"
		>
			<h2 id="pharos-verification-title" className="pharos-card__title">
				{ __( 'Tags on the home page', 'pharos-seo' ) }
			</h2>
			<Resource
				reads={ [ [ 'getVerification' ] ] }
				failure={ __(
					'The home page couldn’t be checked.',
					'pharos-seo'
				) }
				rows={ 2 }
			>
				{ ( data ) => <Result data={ data } isBusy={ isBusy } /> }
			</Resource>
			{ failure && (
				<Notice
					className="pharos-verification__notice"
					status="error"
					isDismissible={ false }
				>
					{ failure.message }
				</Notice>
			) }
			<div>
				<Button
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () =>
						void invalidateResolution( 'getVerification', [] )
					}
					__next40pxDefaultSize
				>
					{ __( 'Check again', 'pharos-seo' ) }
				</Button>
			</div>
		</section>
	);
}

function Result( {
	data: { problem, services },
	isBusy,
}: {
	data: Verification;
	isBusy: boolean;
} ) {
	const rows = ( Object.keys( SERVICES ) as VerificationService[] )
		.filter( ( service ) => services[ service ] !== undefined )
		.map( ( service ) => ( {
			service,
			isFound: services[ service ] === true,
			text: textOf( service, services[ service ] === true ),
		} ) );
	const said = problem || rows.map( ( { text } ) => text ).join( ' ' );
	const wasBusy = useRef( isBusy );
	useEffect( () => {
		if ( wasBusy.current && ! isBusy ) {
			mention( said );
		}
		wasBusy.current = isBusy;
	}, [ isBusy, said ] );
	return problem ? (
		<Notice
			className="pharos-verification__notice"
			status="error"
			isDismissible={ false }
		>
			{ problem }
		</Notice>
	) : (
		<ul className="pharos-verification__list">
			{ rows.map( ( { service, isFound, text } ) => (
				<li
					key={ service }
					className={ isFound ? 'is-found' : 'is-missing' }
				>
					{ text }
				</li>
			) ) }
		</ul>
	);
}

function textOf( service: VerificationService, isFound: boolean ): string {
	const { name, page } = SERVICES[ service ];
	return isFound
		? sprintf(
				/* translators: 1: service, such as Bing. 2: its page, such as Bing Webmaster Tools. */
				__(
					'%1$s: the tag is on the home page. To finish, select “Verify” in %2$s.',
					'pharos-seo'
				),
				name,
				page
			)
		: sprintf(
				/* translators: %s: service, such as Bing. */
				__(
					'%s: the tag isn’t on the home page. Clear the page cache of your host or cache plugin, then check again. While another SEO plugin is active, the tag isn’t output.',
					'pharos-seo'
				),
				name
			);
}
