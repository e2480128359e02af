import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { createInterpolateElement, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store, type HidingCause } from '../../store';
import { useRescueFocus } from '../components/rescue-focus';
import { screenUrl } from './screen-url';

interface Words {
	/** The message, with a link to the setting if there is one. */
	text: string;
	/** The label of the button. */
	fix?: string;
	/** The route of the screen with the setting. */
	route?: string;
}

const FIX_HOME = __( 'Allow indexing of the home page', 'pharos-seo' );

/** Texts by the codes of includes/Visibility/Causes.php. */
const WORDS: Readonly< Record< string, Words > > = {
	reading: {
		text: /* translators: <a>: a link to that screen. */ __(
			'Search engines are discouraged from indexing the site: <a>Settings > Reading</a>.',
			'pharos-seo'
		),
		fix: __( 'Let search engines index the site', 'pharos-seo' ),
	},
	reading_plugin: {
		text: /* translators: <a>: a link to that screen. */ __(
			'Search engines are discouraged from indexing the site by another plugin or custom code, whatever <a>Settings > Reading</a> shows. Pharos SEO can’t change that.',
			'pharos-seo'
		),
	},
	robots_txt: {
		text: /* translators: <a>: a link to that screen. */ __(
			'Your rules in robots.txt block search engines: <a>robots.txt Editor</a>.',
			'pharos-seo'
		),
		fix: __( 'Remove the blocking rules', 'pharos-seo' ),
		route: '/advanced/robots-txt-editor',
	},
	robots_txt_file: {
		text: __(
			'The robots.txt file in the root folder of your site blocks search engines. Edit or delete the file, or ask your host to.',
			'pharos-seo'
		),
	},
	robots_txt_plugin: {
		text: __(
			'Another plugin or custom code adds rules to robots.txt that block search engines. Pharos SEO can’t change them.',
			'pharos-seo'
		),
	},
	home_page: {
		text: /* translators: <a>: a link to that screen. */ __(
			'The home page is set to noindex: <a>Home Page, Advanced</a>.',
			'pharos-seo'
		),
		fix: FIX_HOME,
		route: '/general/homepage/advanced?setting=home_page_robots.general',
	},
	front_page: {
		text: __(
			'The page that is your home page is set to noindex individually.',
			'pharos-seo'
		),
		fix: FIX_HOME,
	},
	pages: {
		text: /* translators: <a>: a link to that screen. */ __(
			'All pages are set to noindex, and your home page is one of them: <a>No Index</a>.',
			'pharos-seo'
		),
		fix: FIX_HOME,
		route: '/advanced/robot_instructions/indexing?setting=no_index.page',
	},
	noindex_plugin: {
		text: __(
			'The home page has a noindex tag that doesn’t come from Pharos SEO, but from another plugin, the theme or a page cache. Pharos SEO can’t change that.',
			'pharos-seo'
		),
	},
	header: {
		text: __(
			'The server sends the header X-Robots-Tag with noindex for the home page. Only the server’s configuration, or the plugin that sends it, can change that.',
			'pharos-seo'
		),
	},
};

/**
 * A reason why the site is hidden from search engines, with a link to the setting and a button that fixes it, if possible.
 */
export function Cause( { cause: { code, fixable } }: { cause: HidingCause } ) {
	const readingUrl = useSelect(
		( select ) =>
			select( store ).getSiteSettings()?.visibility.reading_url ?? '',
		[]
	);
	const { fixVisibility, invalidateResolution } = useDispatch( store );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const button = useRef< HTMLDivElement >( null );
	useRescueFocus( button );
	const { text, fix, route } = WORDS[ code ] ?? { text: code };

	const mend = async () => {
		setBusy( true );
		setProblem( '' );
		try {
			await fixVisibility( code );
			// The fix may affect data of these selectors.
			void invalidateResolution( 'getSiteSettings', [] );
			void invalidateResolution( 'getRobotsTxt', [] );
		} catch ( reason ) {
			setProblem( ( reason as Error ).message );
		}
		setBusy( false );
	};

	return (
		<>
			<span>
				{ createInterpolateElement( text, {
					// The link text is part of the translation.
					// eslint-disable-next-line jsx-a11y/anchor-has-content
					a: <a href={ route ? screenUrl( route ) : readingUrl } />,
				} ) }
			</span>
			{ fixable && fix && (
				<div ref={ button }>
					<Button
						variant="secondary"
						size="compact"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void mend() }
					>
						{ fix }
					</Button>
				</div>
			) }
			{ problem !== '' && <p role="alert">{ problem }</p> }
		</>
	);
}
