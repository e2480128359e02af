<?php
/**
 * The capabilities that Tools > Access grants.
 */

declare(strict_types=1);

namespace Pharos\Core;

/**
 * Each is a capability of WordPress's kind: `current_user_can( 'pharos_manage_redirects' )`. Access\Capabilities maps it to users. Routes and
 * commands name the one that they need.
 */
enum Permission: string {
	case Settings = 'pharos_manage_settings';
	case Redirects = 'pharos_manage_redirects';
	case Schema = 'pharos_manage_schema';
	case SearchConsole = 'pharos_view_search_console';
	case Analysis = 'pharos_run_analysis';
	case EditSeo = 'pharos_edit_seo';
	case EditSeoAdvanced = 'pharos_edit_seo_advanced';
	case Suggestions = 'pharos_use_suggestions';

	/** The permissions for screens of the settings application; the others concern content. */
	public const SCREENS = [
		self::Settings,
		self::Redirects,
		self::Schema,
		self::SearchConsole,
		self::Analysis,
	];

	/** Whether the current user has it. */
	public function granted(): bool {
		return current_user_can($this->value);
	}

	/** Whether the current user may open at least one screen. */
	public static function any(): bool {
		return self::held() !== [];
	}

	/** @return list<string> The capabilities for screens that the current user has. */
	public static function held(): array {
		$held = array_filter(self::SCREENS, static fn(self $one): bool => $one->granted());
		return array_values(array_map(static fn(self $one): string => $one->value, $held));
	}
}
