<?php
/**
 * Figures of Google Search Console.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Permission;
use Pharos\SearchConsole\Data\Job;

final class Feature extends FeatureBase {
	/** Options that affect the URLs of many posts, or whether they can be indexed. */
	private const OPTIONS = [
		'home',
		'permalink_structure',
		'blog_public',
		'show_on_front',
		'page_on_front',
		'page_for_posts',
	];

	public function register_changes(): void {
		add_action('pharos_search_console_property', static function (): void {
			Job::start();
			IndexStatus\Job::ensure();
		});
		foreach (['added_option', 'updated_option', 'deleted_option'] as $change) {
			add_action(
				$change,
				static fn($option) => in_array($option, self::OPTIONS, true) && Job::join_again(),
			);
		}
		foreach (['wp_after_insert_post', 'deleted_post'] as $change) {
			add_action($change, static fn($id) => Data\Posts::changed((int) $id));
		}
		add_action(
			'pharos_field_changed',
			static fn($kind, $id) => $kind === 'post' && Data\Posts::changed((int) $id),
			10,
			2,
		);
		add_action('shutdown', function (): void {
			// Loaded only if a post was changed.
			if (class_exists(Data\Posts::class, false)) {
				(new Data\Posts(($this->settings)()))->update();
			}
		});
	}

	public static function links(): array {
		return [
			'/search-console' => [
				'label' => __('Search Console', 'pharos-seo'),
				'description' => __('Clicks and impressions from Google Search.', 'pharos-seo'),
				'icon' => 'chart',
				'keywords' => [
					'google',
					'gsc',
					'traffic',
					'clicks',
					'impressions',
					'queries',
					'countries',
					'devices',
					'ctr',
				],
				'feature' => 'enable_google_console',
			],
			'/content-performance' => [
				'label' => __('Content Performance', 'pharos-seo'),
				'description' => __('How each page performs in Google Search.', 'pharos-seo'),
				'icon' => 'chart',
				'keywords' => ['ranking', 'position'],
				'feature' => 'enable_google_console',
			],
			'/search-console/index-status' => [
				'label' => __('Index Status', 'pharos-seo'),
				'description' => __(
					'The status of your pages in Google’s index, and what has changed.',
					'pharos-seo',
				),
				'icon' => 'chart',
				'keywords' => ['indexed', 'not indexed', 'coverage', 'url inspection', 'deindexed'],
				'feature' => 'enable_google_console',
			],
			'/search-console/summary' => [
				'label' => __('Email Summary', 'pharos-seo'),
				'description' => __(
					'Figures, changes and recommended actions by email.',
					'pharos-seo',
				),
				'icon' => 'send',
				'keywords' => ['report', 'newsletter'],
				'feature' => 'enable_google_console',
				'capability' => Permission::Settings->value,
			],
		];
	}

	public function register_routes(): void {
		if (!$this->is_on()) {
			return;
		}
		(new RestController(($this->settings)()))->register_routes();
		(new ToolsController(($this->settings)()))->register_routes();
		$changes = fn(): object => new Data\SiteChanges(($this->settings)());
		(new Data\TrafficController($changes))->register_routes();
		(new Data\BreakdownController())->register_routes();
		(new Data\PagesController(
			fn(): object => new Data\PageSnippet(($this->settings)(), ($this->variables)()),
			$changes,
		))->register_routes();
	}

	public function commands(): array {
		if (!$this->is_on()) {
			return [];
		}
		$fetch = new Data\FetchCli(($this->settings)());
		$lists = new Data\Cli();
		$site = new Data\SiteCli();
		return [
			'pharos search-console' => [new Cli(), Permission::Settings],
			'pharos search-console fetch' => [[$fetch, 'fetch'], Permission::Settings],
			'pharos search-console pages' => [[$lists, 'pages'], Permission::SearchConsole],
			'pharos search-console queries' => [[$lists, 'queries'], Permission::SearchConsole],
			'pharos search-console days' => [[$site, 'days'], Permission::SearchConsole],
			'pharos search-console breakdown' => [[$site, 'breakdown'], Permission::SearchConsole],
		];
	}

	public function tables(): array {
		return [
			...array_fill_keys(Data\Tables::all(), Data\Tables::OPTION),
			IndexStatus\Table::name() => IndexStatus\Table::OPTION,
		];
	}

	public function events(): array {
		return [
			Job::HOOK => fn() => (new Job(($this->settings)()))->run(self::STEP),
			IndexStatus\Job::HOOK => fn() => (new IndexStatus\Job(($this->settings)()))->run(
				self::STEP,
			),
			Summary\Sender::HOOK => fn() => (new Summary\Sender(($this->settings)()))->run(),
		];
	}

	public function debug_data(): array {
		return $this->is_on() ? Health::debug_data() : [];
	}

	public function privacy_policy(): array {
		return (new Privacy(($this->settings)()))->policy();
	}

	public function personal_data(string $email, ?\WP_User $user): array {
		return (new Privacy(($this->settings)()))->export($email, $user);
	}

	public function erase_personal_data(string $email, ?\WP_User $user): array {
		return (new Privacy(($this->settings)()))->erase($email, $user);
	}

	public function site_health(array $tests): array {
		return Health::register($tests);
	}

	public function settings_saved(array $changed): void {
		Job::settings_changed(($this->settings)(), $changed);
		isset($changed['enable_google_console']) && IndexStatus\Job::settings_changed($changed);
		Summary\Sender::settings_changed(($this->settings)(), $changed);
	}

	public function deactivate(): void {
		Job::event()->unschedule();
		IndexStatus\Job::event()->unschedule();
		Summary\Sender::event()->unschedule();
	}

	private function is_on(): bool {
		return (bool) ($this->settings)()->get('enable_google_console');
	}
}
