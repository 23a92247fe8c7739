import { useNavigation } from 'react-router';

/** A progress line along the top while the next page loads for longer than a moment. */
export function PageComing() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div aria-hidden="true" className="page-coming" />;
}
