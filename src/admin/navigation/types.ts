/** A page of the navigation tree; see includes/Admin/Navigation.php for what each part means. */
export interface NavLink {
	/** The route, such as "/general/social". */
	path: string;
	label: string;
	/** The page's heading; the label when missing. */
	title?: string;
	description?: string;
	/** A name of src/admin/navigation/icons.ts; an unknown one falls back. */
	icon?: string;
	/** Other words that people search this page by. */
	keywords?: string[];
	/** The settings key that must be on, such as "enable_schemas". */
	feature?: string;
	migratable?: boolean;
	/** The children are tabs of one page, not a submenu. */
	tabs?: boolean;
	children?: NavLink[];
	/** Add-ons order their links by it, lower first; the plugin's own have 10. */
	priority?: number;
}

/** `settings`: left navigation and a 768 px column; `full`: left navigation, full width; `navbar`: top bar only. */
type NavLayout = 'settings' | 'full' | 'navbar';

export interface NavSection {
	id: string;
	label: string;
	/** Where the section's link in the top bar leads. */
	path: string;
	layout: NavLayout;
	feature?: string;
	links: NavLink[];
	priority?: number;
}
