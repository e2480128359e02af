<?php
/**
 * What the plugin registers with WordPress, as data.
 */

declare(strict_types=1);

namespace Pharos\Core;

/**
 * The rows of the list of features, their hooks, and those of the files in includes/hooks/ that features share. Found by running what
 * registers them with an empty list of hooks, which is put back: what is here is what happens.
 *
 * @phpstan-type Row array{feature: string, audience: string, name: string, priority: string}
 */
final class HookList {
	/** Files of includes/hooks/ whose hooks are ordered among each other. */
	private const SHARED = ['front', 'files', 'term-urls', 'rest', 'abilities', 'admin', 'changes'];

	/**
	 * @param array<class-string<Feature>, array>    $list      Of includes/hooks/features.php.
	 * @param \Closure(): \Pharos\Settings\Settings  $settings
	 * @param \Closure(): \Pharos\Template\Variables $variables
	 */
	public function __construct(
		private readonly array $list,
		private readonly \Closure $settings,
		private readonly \Closure $variables,
	) {}

	/** @return list<Row> By audience in the order above, shared hooks (without a feature) first. */
	public function rows(): array {
		$rows = [];
		foreach (self::SHARED as $part) {
			array_push($rows, ...$this->shared($part));
		}
		foreach ($this->list as $class => $row) {
			array_push($rows, ...$this->of_feature($class, $row));
		}
		return $rows;
	}

	/** @return list<Row> */
	private function shared(string $part): array {
		$register = require dirname(__DIR__) . "/hooks/$part.php";
		$features = new Features([], $this->settings, $this->variables);
		return self::hooks(
			'',
			$part,
			fn() => $register($this->settings, $this->variables, $features),
		);
	}

	/**
	 * @param class-string<Feature> $class
	 * @param array                 $row   See includes/hooks/features.php.
	 * @return list<Row>
	 */
	private function of_feature(string $class, array $row): array {
		$feature = explode('\\', $class)[1];
		$features = new Features([$class => $row], $this->settings, $this->variables);
		$rows = [];
		foreach ($row['hooks'] ?? [] as $audience) {
			$register = static fn() => $features->register_hooks($audience);
			array_push($rows, ...self::hooks($feature, strtr($audience, '_', '-'), $register));
		}
		$declared = new $class($this->settings, $this->variables);
		$commands = [];
		// Some have filters of their own.
		$register = static function () use ($declared, &$commands): void {
			$commands = array_keys($declared->commands());
		};
		array_push($rows, ...self::hooks($feature, 'command', $register));
		$named = [
			'command' => $commands,
			'table' => array_keys($declared->tables()),
			'event' => $row['events'] ?? [],
			'file' => array_values($row['files'] ?? []),
			'block' => array_keys($row['blocks'] ?? []),
			'missing' => isset($row['missing']) ? [$row['missing']] : [],
			'journal' => isset($row['journal']) ? [$row['journal']] : [],
			'recorder' => isset($row['recorder']) ? [$row['recorder']] : [],
			'link' => array_keys(isset($row['links']) ? $class::links() : []),
		];
		foreach ($named as $audience => $names) {
			foreach ($names as $name) {
				$rows[] = self::row($feature, $audience, $name);
			}
		}
		return $rows;
	}

	/** @return list<Row> The hooks that a function registers. */
	private static function hooks(string $feature, string $audience, \Closure $register): array {
		global $wp_filter;
		$all = $wp_filter;
		$wp_filter = [];
		try {
			$register();
			$rows = [];
			foreach ($wp_filter as $name => $hook) {
				foreach ($hook->callbacks as $priority => $callbacks) {
					foreach ($callbacks as $ignored) {
						$rows[] = self::row(
							$feature,
							$audience,
							(string) $name,
							(string) $priority,
						);
					}
				}
			}
			return $rows;
		} finally {
			$wp_filter = $all;
		}
	}

	/** @return Row */
	private static function row(
		string $feature,
		string $audience,
		string $name,
		string $priority = '',
	): array {
		return compact('feature', 'audience', 'name', 'priority');
	}
}
