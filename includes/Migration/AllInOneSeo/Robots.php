<?php
/**
 * Robots directives of All in One SEO.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\Instructions;
use Pharos\Migration\MappedData;
use Pharos\Migration\StoredValue;
use Pharos\Page\Robots as Ours;

/** A content type has custom directives or the global ones; an object has custom ones or those of its content type. */
final class Robots {
	private const GLOBAL = 'searchAppearance.advanced.globalRobotsMeta';

	private const DIRECTIVES = [
		'noindex',
		'nofollow',
		'noarchive',
		'nosnippet',
		'noimageindex',
		'notranslate',
	];

	/** Limits by the names of options and columns. */
	private const LIMITS = [
		['maxSnippet', 'robots_max_snippet', 'max-snippet'],
		['maxVideoPreview', 'robots_max_videopreview', 'max-video-preview'],
		['maxImagePreview', 'robots_max_imagepreview', 'max-image-preview'],
	];

	public function __construct(private readonly Options $options) {}

	/**
	 * Returns the directives of a content type.
	 *
	 * @param string $kind The path in the options, such as "postTypes.page".
	 * @return list<string> Directives, and limits with their values.
	 */
	public function directives(string $kind): array {
		$kind = "searchAppearance.$kind";
		// Search results are set to noindex by default.
		$is_search = str_ends_with($kind, '.archives.search');
		$says = $this->options->is_on("$kind.show", !$is_search) ? [] : ['noindex'];
		$directives =
			$this->has_own($kind) && $this->options->outputs_robots_of_kinds()
				? $this->at("$kind.advanced.robotsMeta")
				: $this->for_all();
		return array_values(array_unique([...$says, ...$directives]));
	}

	/** Returns the directives of a content type that are stored but weren't output. @return list<string> */
	public function not_output(string $kind): array {
		$path = "searchAppearance.$kind";
		return $this->has_own($path)
			? array_values(
				array_diff($this->at("$path.advanced.robotsMeta"), $this->directives($kind)),
			)
			: [];
	}

	private function has_own(string $path): bool {
		return !$this->options->is_on("$path.advanced.robotsMeta.default", true);
	}

	/** @return list<string> */
	public function for_all(): array {
		return $this->options->is_on(self::GLOBAL . '.default', true)
			? []
			: $this->at(self::GLOBAL);
	}

	/** Whether page 2 and up of all archives has the directive. @param 'noindex'|'nofollow' $directive */
	public function of_later_pages(string $directive): bool {
		return $this->options->is_on(self::GLOBAL . '.default', true) ||
			$this->options->is_on(self::GLOBAL . ".{$directive}Paginated", true);
	}

	/** Whether feeds are set to noindex. */
	public function hide_feeds(): bool {
		return $this->options->is_on(self::GLOBAL . '.default', true) ||
			$this->options->is_on(self::GLOBAL . '.noindexFeed', true);
	}

	/** @return list<string> */
	private function at(string $path): array {
		return self::listed(
			fn(string $directive): bool => $this->options->is_on("$path.$directive"),
			fn(string $option): string => StoredValue::text($this->options->value("$path.$option")),
			0,
		);
	}

	/**
	 * Lists the directives as output: without limits that aren't a number or size.
	 *
	 * @param \Closure(string): bool   $is_on
	 * @param \Closure(string): string $limit
	 * @param 0|1                      $which The index of the name in LIMITS.
	 * @return list<string>
	 */
	private static function listed(\Closure $is_on, \Closure $limit, int $which): array {
		$says = array_values(array_filter(self::DIRECTIVES, $is_on));
		foreach (self::LIMITS as $names) {
			$value = trim($limit($names[$which]));
			if (preg_match('/^(?:-?\d+|none|standard|large)\z/', $value) === 1) {
				$says[] = "$names[2]:$value";
			}
		}
		return $says;
	}

	/**
	 * Migrates the directives of an object: it has either all custom ones, or none.
	 *
	 * @param list<string> $of_kind The directives of its content type.
	 */
	public function add_to(MappedData $mapped, Row $row, array $of_kind, bool $has_password): void {
		if ($row->is_on('robots_default', true)) {
			return;
		}
		$says = self::listed(
			static fn(string $directive): bool => $row->is_on("robots_$directive"),
			$row->choice(...),
			1,
		);
		Instructions::instead($mapped, $has_password ? ['noindex', ...$says] : $says, $of_kind);
		if (in_array('notranslate', $says, true)) {
			$mapped->lose('robots', 'notranslate', 'robots');
		}
	}

	/** Offers the directives of a row that weren't output as choices. */
	public static function offer(MappedData $mapped, Row $row): void {
		foreach ($row->is_on('robots_default', true) ? [] : array_keys(Ours::LISTS) as $directive) {
			if ($row->is_on("robots_$directive")) {
				$mapped->offer($directive, 'yes');
			}
		}
	}
}
