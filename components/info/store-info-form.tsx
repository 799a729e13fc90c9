'use client';

import { InfoForm } from '@/components/info/info-form';
import { useStoreInfo } from '@/components/info/use-info';

export function StoreInfoForm() {
  return (
    <InfoForm
      label="Store Information"
      pendingLabel="Storing..."
      failed="The information was not stored."
      save={useStoreInfo()}
    />
  );
}
