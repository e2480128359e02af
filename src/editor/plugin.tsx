import { useDispatch, useSelect } from '@wordpress/data';
import { store as editPostStore } from '@wordpress/edit-post';
import {
	PluginDocumentSettingPanel,
	PluginPrePublishPanel,
	PluginSidebar,
} from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Lazy, type Load } from '../components/lazy';
import { NO_EMOJI } from '../components/no-emoji';
import { Skeleton } from '../components/skeleton';
import { askedField } from '../object-seo/focus-request';
import { isAboutSeo } from '../object-seo/changes/save-error';
import type { EditorData } from '../object-seo/types';
import { readChecks, readSeo } from './fields';
import type { Live } from './watch';
import { NAME, SIDEBAR } from './name';
import { useSaveError } from './saving/save-error';
import { useSidebarShortcut } from './use-sidebar-shortcut';
import { StatusIcon } from './status-icon';

const loadApp = () => import( /* webpackChunkName: "editor-app" */ './app' );
const loadPanel = async () => ( { default: ( await loadApp() ).Panel } );
const loadSummary = async () => ( { default: ( await loadApp() ).Summary } );
const loadPrePublish = async () => ( {
	default: ( await loadApp() ).PrePublish,
} );
const loadSaveProblem = () =>
	import(
		/* webpackChunkName: "editor-save-problem" */ './saving/save-problem'
	);
const loadWatch = async () => ( { default: ( await loadApp() ).Watch } );

/** The sidebar, its icon and the summary in the document panel. Everything but the icon is loaded on demand. */
export function Plugin( { facts }: { facts: EditorData } ) {
	const stored = useSelect( ( select ) => readChecks( select ), [] );
	const isEditable = useSelect(
		( select ) => readSeo( select ) !== null,
		[]
	);
	const [ live, setLive ] = useState< Live | null >( null );
	const [ isWanted, setWanted ] = useState( false );
	const error = useSaveError( facts );
	useAsked( isEditable );
	useSidebarShortcut();
	if ( ! isEditable ) {
		return null;
	}
	const title = __( 'Pharos SEO', 'pharos-seo' );
	const counts = live?.counts ?? stored?.counts ?? null;
	const want = () => setWanted( true );
	return (
		<>
			<PluginSidebar
				name={ NAME }
				title={ title }
				icon={ <StatusIcon counts={ counts } /> }
				className={ `pharos-editor ${ NO_EMOJI }` }
			>
				<Wanted
					load={ loadPanel }
					props={ { facts, live } }
					onWant={ want }
				/>
			</PluginSidebar>
			<PluginDocumentSettingPanel
				name={ NAME }
				title={ title }
				icon={ <></> }
				className={ `pharos-editor-summary ${ NO_EMOJI }` }
			>
				<Wanted
					load={ loadSummary }
					props={ { facts, live, counts } }
					onWant={ want }
				/>
			</PluginDocumentSettingPanel>
			<PluginPrePublishPanel title={ title } initialOpen>
				<Wanted
					load={ loadPrePublish }
					props={ { facts, live, counts: live?.counts ?? null } }
					onWant={ want }
				/>
			</PluginPrePublishPanel>
			{ error && isAboutSeo( error ) && (
				<Lazy
					load={ loadSaveProblem }
					props={ { facts, error } }
					title={ __(
						'The reason why the SEO data wasn’t saved couldn’t be loaded.',
						'pharos-seo'
					) }
				/>
			) }
			{ isWanted && (
				<Lazy
					load={ loadWatch }
					props={ { facts, onChange: setLive } }
					title={ __(
						'The checks couldn’t be loaded.',
						'pharos-seo'
					) }
				/>
			) }
		</>
	);
}

/** Opens the sidebar when the URL asks for a field. */
function useAsked( isEditable: boolean ): void {
	const { openGeneralSidebar } = useDispatch( editPostStore );
	useEffect( () => {
		if ( ! isEditable || ! askedField() ) {
			return;
		}
		// After the editor has opened its default sidebar on its first render.
		const timer = setTimeout( () => void openGeneralSidebar( SIDEBAR ) );
		return () => clearTimeout( timer );
	}, [ isEditable, openGeneralSidebar ] );
}

interface WantedProps< Props > {
	load: Load< Props >;
	props: Props;
	/** Called when the content becomes visible. */
	onWant: () => void;
}

/** A component that is loaded when it is first shown. */
function Wanted< Props extends object >( {
	load,
	props,
	onWant,
}: WantedProps< Props > ) {
	// Once per mount: rerenders don't change it.
	// eslint-disable-next-line react-hooks/exhaustive-deps
	useEffect( onWant, [] );
	return (
		<Lazy
			load={ load }
			props={ props }
			title={ __(
				'The SEO data of this post couldn’t be loaded.',
				'pharos-seo'
			) }
			fallback={ <Skeleton /> }
		/>
	);
}
