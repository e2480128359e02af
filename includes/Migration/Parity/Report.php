<?php
/**
 * The comparison of pages before and after, tag by tag.
 */

declare(strict_types=1);

namespace Pharos\Migration\Parity;

use Pharos\Migration\NotMigrated;
use Pharos\Migration\ObjectLink;
use Pharos\Migration\Report as Migrated;
use Pharos\Migration\SiteSettings;
use Pharos\Migration\Source;
use Pharos\Migration\WrittenValues;
use Pharos\Settings\Settings;

final class Report {
	public const PER_PAGE = 20;

	private readonly Store $store;

	/** @param 'after'|'preview' $step */
	public function __construct(
		private readonly Settings $settings,
		private readonly Source $source,
		private readonly string $step,
	) {
		$this->store = new Store($source->slug());
	}

	/** @return array{before: string|null, after: string|null, total: int, same: int, compared: int, losses: list<array>, pages: list<array>} */
	public function page(int $page): array {
		$after = $this->store->state($this->step);
		$time = static fn(int $time): ?string => $time > 0 ? gmdate(DATE_W3C, $time) : null;
		return [
			'before' => $time($this->store->state('before')['time']),
			'after' => $time($after['time']),
			...$this->sums(),
			'losses' =>
				$this->step === 'preview'
					? self::counted($after['losses'])
					: Migrated::losses_of($this->source->slug()),
			'pages' => $this->pages($page),
		];
	}

	/** @return array{total: int, same: int, compared: int} Number of pages, and of tags on all pages. */
	public function sums(): array {
		return ['total' => $this->store->total(), ...$this->store->sums($this->step)];
	}

	/** @return list<array> The pages, see docs/migration.md. */
	public function pages(int $page): array {
		$rows = $this->store->behind(self::PER_PAGE * ($page - 1), self::PER_PAGE);
		$losses = $this->losses($rows);
		$of_site = $rows === [] ? [] : $this->losses_of_site();
		return array_map(
			fn(object $row): array => $this->described(
				$row,
				$losses[self::meta_kind($row)][(int) $row->object] ?? [],
				$of_site,
			),
			$rows,
		);
	}

	private function described(object $row, array $losses, array $of_site): array {
		$before = Store::said($row, 'before');
		$after = Store::said($row, $this->step);
		$edit =
			(int) $row->object > 0
				? ObjectLink::for_object(self::meta_kind($row), (int) $row->object)['edit']
				: '';
		$problem = $before['problem'] ?? '' ?: $after['problem'] ?? '';
		$tags = [];
		if ($problem === '' && $after !== null) {
			$losses = $this->step === 'preview' ? $after['losses'] : $losses;
			foreach (
				Comparison::compare($before['tags'] ?? [], $after['tags'])
				as $tag => $values
			) {
				$is_known = $before !== null;
				$tags[] = [
					'tag' => $tag,
					'before' => $is_known ? $values['before'] : null,
					'after' => $values['after'],
					'same' => $is_known && $values['same'],
					'why' =>
						$is_known && !$values['same']
							? Why::explain($tag, $row, $values, $after['tags'], $losses, $of_site)
							: '',
					'fix' => $is_known && !$values['same'] ? Why::fix($tag, $row, $edit) : null,
				];
			}
		}
		return [
			'url' => $row->url,
			'name' => $row->label,
			'kind' => $row->kind,
			'type' => $row->type,
			'id' => (int) $row->object,
			'edit' => $edit,
			'problem' => $problem,
			'tags' => $tags,
		];
	}

	/**
	 * Returns the losses of the objects of these pages.
	 *
	 * @param list<object> $rows
	 * @return array<string, array<int, list<array>>> By kind and id.
	 */
	private function losses(array $rows): array {
		$ids = [];
		foreach ($this->step === 'preview' ? [] : $rows as $row) {
			if ((int) $row->object > 0) {
				$ids[self::meta_kind($row)][] = (int) $row->object;
			}
		}
		$losses = [];
		foreach ($ids as $kind => $some) {
			$losses[$kind] = WrittenValues::losses($kind, $some);
		}
		return $losses;
	}

	/** @return list<array> */
	private function losses_of_site(): array {
		return $this->step === 'preview'
			? (new SiteSettings($this->settings, $this->source))->mapped()->losses
			: WrittenValues::losses('settings', [0])[0] ?? [];
	}

	/** Returns the meta type of the object of a page. */
	public static function meta_kind(object $row): string {
		return match ($row->kind) {
			'term' => 'term',
			'author' => 'user',
			default => 'post',
		};
	}

	/** @param array<string, array{text: string, count: int}> $losses By code. */
	private static function counted(array $losses): array {
		$list = [];
		foreach ($losses as $what => ['text' => $text, 'count' => $count]) {
			$list[] = [
				'what' => (string) $what,
				'text' => NotMigrated::text((string) $what) ?: $text,
				'count' => $count,
			];
		}
		return $list;
	}
}
