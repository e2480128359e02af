<?php
/**
 * Calls what the features declare.
 */

declare(strict_types=1);

namespace Pharos\Core;

final class Features {
	/** @var array<class-string<Feature>, Feature> Those that were needed. */
	private array $features = [];

	/** Whether the handlers of events are registered. */
	private bool $has_events = false;

	/**
	 * @param array<class-string<Feature>, array>      $list      Of includes/hooks/features.php, in the order of the calls.
	 * @param \Closure(): \Pharos\Settings\Settings  $settings
	 * @param \Closure(): \Pharos\Template\Variables $variables
	 */
	public function __construct(
		private readonly array $list,
		private readonly \Closure $settings,
		private readonly \Closure $variables,
	) {}

	/** @param 'changes'|'before_changes' $audience Loads only features with such hooks. */
	public function register_hooks(string $audience): void {
		foreach ($this->list as $class => $row) {
			if (in_array($audience, $row['hooks'] ?? [], true)) {
				$this->feature($class)->{"register_$audience"}();
			}
		}
	}

	/**
	 * Registered by event, not by wp_doing_cron(): with some hosts and in WP-CLI, events run in requests of other types. WordPress stores
	 * that an event has started before it runs it.
	 */
	public function add_events(): void {
		foreach (array_merge(...array_column($this->list, 'events')) as $event) {
			add_action($event, $this->register_events(...), 0);
		}
	}

	public function register_routes(): void {
		foreach ($this->all() as $feature) {
			$feature->register_routes();
		}
	}

	/** @return array<string, array<string, array>> See Feature::responses(); by the name of the feature's folder. */
	public function responses(): array {
		$responses = [];
		foreach ($this->features as $feature) {
			$responses[explode('\\', $feature::class)[1]] = $feature->responses();
		}
		return $responses;
	}

	public function register_commands(): void {
		$list = fn(): HookList => new HookList($this->list, $this->settings, $this->variables);
		$commands = [['pharos hooks' => [new HookCli($list), Permission::Settings]]];
		foreach ($this->all() as $feature) {
			$commands[] = $feature->commands();
		}
		foreach ($commands as $some) {
			foreach ($some as $name => [$command, $permission]) {
				\WP_CLI::add_command($name, $command, [
					// A user chosen with --user needs the permission; without a user, WP-CLI may do everything.
					'before_invoke' => static fn() => is_user_logged_in() &&
						!$permission->granted() &&
						\WP_CLI::error(
							sprintf(
								/* translators: %s: name of a capability. */
								__('This user doesn’t have the permission %s.', 'pharos-seo'),
								$permission->value,
							),
						),
				]);
			}
		}
	}

	/** Once, even if several events run in one request. */
	private function register_events(): void {
		if ($this->has_events) {
			return;
		}
		$this->has_events = true;
		foreach ($this->all() as $feature) {
			foreach ($feature->events() as $hook => $handler) {
				add_action($hook, $handler);
			}
		}
	}

	/** @return array The tests of Site Health, with those of all features. */
	public function site_health(array $tests): array {
		foreach ($this->all() as $feature) {
			$tests = $feature->site_health($tests);
		}
		return $tests;
	}

	/** On `debug_information`. @return array The information of Site Health, with a section of all features. */
	public function debug_information(array $sections): array {
		$events = array_merge(...array_column($this->list, 'events'));
		return (new DebugSection($this->all(), $events))->add($sections);
	}

	/** The features that store or send personal data. */
	public function privacy(): Privacy {
		$rows = array_filter($this->list, static fn(array $row): bool => isset($row['privacy']));
		return new Privacy(array_map($this->feature(...), array_keys($rows)));
	}

	/** @param array<string, mixed> $changed See Feature::settings_saved(). */
	public function settings_saved(array $changed): void {
		foreach ($this->all() as $feature) {
			$feature->settings_saved($changed);
		}
	}

	/** @return list<string> Names of all tables of this site. */
	public function tables(): array {
		return array_merge(
			...array_map(
				static fn(Feature $one): array => array_keys($one->tables()),
				$this->all(),
			),
		);
	}

	/** @param bool $network Whether the plugin is deactivated on all sites of a network. */
	public function deactivate(bool $network): void {
		$sites =
			$network && is_multisite()
				? get_sites(['fields' => 'ids', 'number' => 0])
				: [get_current_blog_id()];
		foreach ($sites as $site) {
			is_multisite() && switch_to_blog((int) $site);
			foreach ($this->all() as $feature) {
				$feature->deactivate();
			}
			is_multisite() && restore_current_blog();
		}
	}

	/** @return list<Feature> */
	private function all(): array {
		return array_map($this->feature(...), array_keys($this->list));
	}

	/** @param class-string<Feature> $class */
	private function feature(string $class): Feature {
		return $this->features[$class] ??= new $class($this->settings, $this->variables);
	}
}
