<?php
/**
 * A download of Easy Digital Downloads.
 */

declare(strict_types=1);

namespace Pharos\Compat;

final class EddProduct implements StoreProduct {
	/** The post type of downloads. */
	public const TYPE = 'download';

	/** @param object $download An EDD_Download. */
	public function __construct(private readonly object $download) {}

	public function value(string $name): string {
		$prices = $this->prices();
		$has_range = count(array_unique($prices)) > 1;
		return match ($name) {
			'offer' => match (true) {
				$prices === [] => '',
				$has_range => 'AggregateOffer',
				default => 'Offer',
			},
			'price' => $has_range || $prices === [] ? '' : (string) $prices[0],
			'low_price' => $has_range ? (string) min($prices) : '',
			'high_price' => $has_range ? (string) max($prices) : '',
			'offers' => $has_range ? (string) count($prices) : '',
			'currency' => (string) edd_get_currency(),
			// "-" stands for none.
			'sku' => ltrim((string) $this->download->get_sku(), '-'),
			'availability' => 'InStock',
			default => '',
		};
	}

	public function displayed_price(): string {
		$show = static fn(float $price): string => (string) edd_currency_filter(
			edd_format_amount($price),
		);
		$prices = $this->prices();
		return match (count(array_unique($prices))) {
			0 => '',
			1 => $show($prices[0]),
			default => $show(min($prices)) . ' – ' . $show(max($prices)),
		};
	}

	public function markup(): ?array {
		$maker = EDD()->structured_data ?? null;
		return is_object($maker) && is_callable([$maker, 'generate_download_data'])
			? FilterTrace::record(
				'edd_generate_download_structured_data',
				fn() => $maker->generate_download_data((int) $this->download->ID),
			)
			: null;
	}

	public function variants(): array {
		return ['nodes' => [], 'varies_by' => []];
	}

	/** @return list<float> */
	private function prices(): array {
		$prices = $this->download->has_variable_prices()
			? array_column((array) $this->download->get_prices(), 'amount')
			: [$this->download->get_price()];
		return array_map('floatval', array_values(array_filter($prices, 'is_numeric')));
	}
}
